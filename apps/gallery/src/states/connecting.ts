import type { Step, Group, State } from '../State.ts'
import { createErrorAnswer } from '../environment/createErrorAnswer.ts'
import { metaMask } from '../environment/metaMaskScript.ts'
import type { Answer } from '../environment/WalletScript.ts'
import { firstNoticeButton, open, pick, notice, busyNotice } from './steps.ts'

const asked: readonly Step[] = [open, pick('metamask')]

/** Returns a state in which the user connects and the wallet gives this response. */
function answered(
  id: string,
  title: string,
  eth_requestAccounts: Answer,
  tone: 'status' | 'alert' = 'alert',
): State {
  return {
    id: `connect-${id}`,
    title,
    wallets: [metaMask({ eth_requestAccounts })],
    steps: asked,
    shows: notice(tone),
  }
}

export const connecting: Group = {
  title: 'Connecting',
  states: [
    { ...answered('waiting', 'A prompt is open', 'never'), shows: busyNotice },
    {
      ...answered('slow', 'Still waiting', 'never'),
      timers: { from: 8_000, to: 11_000, end: 'at once' },
      shows: busyNotice,
    },
    answered(
      'declined',
      'Declined',
      createErrorAnswer(4001, 'User rejected the request.'),
      'status',
    ),
    {
      ...answered('declined-switch', 'The network declined', 'never', 'status'),
      wallets: [
        metaMask(
          { wallet_switchEthereumChain: createErrorAnswer(4001, 'User rejected the request.') },
          { chainId: 1 },
        ),
      ],
    },
    {
      ...answered('cancelled', 'Cancelled', 'never', 'status'),
      steps: [...asked, { see: busyNotice }, firstNoticeButton],
    },
    answered('no-accounts', 'No account', { result: [] }),
    answered('pending', 'Another request is open', createErrorAnswer(-32002)),
    {
      ...answered('timeout', 'No answer', 'never'),
      timers: { from: 100_000, to: 200_000, end: 'at once' },
    },
    {
      ...answered('lost', 'The wallet went away', 'never'),
      wallets: [
        metaMask({
          eth_requestAccounts: { error: { message: 'Extension context invalidated.' } },
        }),
      ],
    },
    answered('locked', 'Locked', createErrorAnswer(-32603, 'Wallet is locked')),
    answered('unsupported', 'Cannot do it', createErrorAnswer(4200)),
    answered('offline', 'The wallet is offline', createErrorAnswer(4900)),
    answered(
      'unreachable',
      'Its network cannot be reached',
      createErrorAnswer(-32603, 'Failed to fetch'),
    ),
    answered('failed', 'Failed without a word', { error: {} }),
    answered(
      'failed-said',
      'Failed, in its own words',
      createErrorAnswer(-32603, 'Vault file is damaged'),
    ),
  ],
}
