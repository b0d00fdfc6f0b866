import type { Step, Group, State } from '../State.ts'
import { createErrorAnswer } from '../environment/createErrorAnswer.ts'
import { metaMask } from '../environment/metaMaskScript.ts'
import type { Answer } from '../environment/WalletScript.ts'
import { connect, firstNoticeButton, network, open, notice, busyNotice } from './steps.ts'

const asked: readonly Step[] = [...connect, open, network('Ethereum')]
const unknown = { error: { code: 4902, message: 'Unrecognized chain ID "0x1".' } }

/** Returns a state in which the user switches the network and the wallet gives this response. */
function switched(
  id: string,
  title: string,
  wallet_switchEthereumChain: Answer,
  tone: 'status' | 'alert' = 'alert',
): State {
  return {
    id: `switch-${id}`,
    title: `Switch: ${title}`,
    wallets: [metaMask({ wallet_switchEthereumChain })],
    steps: asked,
    shows: notice(tone),
  }
}

/** Returns a state in which the user adds a network that the wallet lacks, and the wallet gives this response. */
function added(
  id: string,
  title: string,
  wallet_addEthereumChain: Answer,
  tone: 'status' | 'alert' = 'alert',
): State {
  return {
    id: `add-${id}`,
    title: `Add: ${title}`,
    wallets: [metaMask({ wallet_switchEthereumChain: unknown, wallet_addEthereumChain })],
    steps: [...asked, { see: notice('alert') }, firstNoticeButton, { see: busyNotice }],
    shows: notice(tone),
  }
}

export const networks: Group = {
  title: 'Networks',
  states: [
    { ...switched('waiting', 'a prompt is open', 'never'), shows: busyNotice },
    switched(
      'declined',
      'declined',
      createErrorAnswer(4001, 'User rejected the request.'),
      'status',
    ),
    {
      ...switched('cancelled', 'cancelled', 'never', 'status'),
      steps: [...asked, { see: busyNotice }, firstNoticeButton],
    },
    switched('not-configured', 'the wallet does not know the network', unknown),
    switched('pending', 'another request is open', createErrorAnswer(-32002)),
    {
      ...switched('timeout', 'no answer', 'never'),
      timers: { from: 100_000, to: 200_000, end: 'at once' },
    },
    switched('locked', 'locked', createErrorAnswer(-32603, 'Wallet is locked')),
    switched('unsupported', 'cannot do it', createErrorAnswer(4200)),
    switched('offline', 'the wallet is offline', createErrorAnswer(4900)),
    switched(
      'unreachable',
      'its network cannot be reached',
      createErrorAnswer(-32603, 'Failed to fetch'),
    ),
    switched('failed', 'failed without a word', { error: {} }),
    switched(
      'failed-said',
      'failed, in its own words',
      createErrorAnswer(-32603, 'Chain list is damaged'),
    ),
    { ...added('waiting', 'a prompt is open', 'never'), shows: busyNotice },
    added('declined', 'declined', createErrorAnswer(4001, 'User rejected the request.'), 'status'),
    {
      ...added('cancelled', 'cancelled', 'never', 'status'),
      steps: [
        ...asked,
        { see: notice('alert') },
        firstNoticeButton,
        { see: busyNotice },
        firstNoticeButton,
      ],
    },
    added('failed', 'failed without a word', { error: {} }),
    added(
      'failed-said',
      'failed, in its own words',
      createErrorAnswer(-32603, 'Chain list is damaged'),
    ),
  ],
}
