import type { Step, Group, State } from '../State.ts'
import { metaMask } from '../environment/metaMaskScript.ts'
import type { Answer } from '../environment/WalletScript.ts'
import { firstNoticeButton, open, pick, notice, busyNotice } from './steps.ts'
import { declined, networkErrors, walletErrors } from './errorAnswers.ts'

const asked: readonly Step[] = [open, pick('metamask')]

/** Returns a state in which the user connects and the wallet gives this response. */
const answered = (
  id: string,
  title: string,
  eth_requestAccounts: Answer,
  more: Partial<State> = {},
): State => ({
  id: `connect-${id}`,
  title: `Connect: ${title}`,
  wallets: [metaMask({ eth_requestAccounts })],
  steps: asked,
  shows: notice('alert'),
  ...more,
})

export const connecting: Group = {
  title: 'Connecting',
  states: [
    answered('waiting', 'a prompt is open', 'never', { shows: busyNotice }),
    answered('slow', 'still waiting', 'never', {
      timers: { from: 8_000, to: 11_000, end: 'at once' },
      shows: busyNotice,
    }),
    answered('declined', 'declined', declined, { shows: notice('status') }),
    answered('declined-switch', 'the network declined', 'never', {
      wallets: [metaMask({ wallet_switchEthereumChain: declined }, { chainId: 1 })],
      shows: notice('status'),
    }),
    answered('cancelled', 'cancelled', 'never', {
      steps: [...asked, { see: busyNotice }, firstNoticeButton],
      shows: notice('status'),
    }),
    answered('no-accounts', 'no account', { result: [] }),
    answered('timeout', 'no answer', 'never', {
      timers: { from: 100_000, to: 200_000, end: 'at once' },
    }),
    answered('lost', 'the wallet went away', {
      error: { message: 'Extension context invalidated.' },
    }),
    ...[...walletErrors, ...networkErrors].map(([id, title, answer]) =>
      answered(id, title, answer),
    ),
  ],
}
