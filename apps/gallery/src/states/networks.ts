import type { Step, Group, State } from '../State.ts'
import { metaMask } from '../environment/metaMaskScript.ts'
import type { Answer } from '../environment/WalletScript.ts'
import { connect, firstNoticeButton, network, open, notice, busyNotice } from './steps.ts'
import {
  createErrorAnswer,
  declined,
  failed,
  failedSaid,
  networkErrors,
  walletErrors,
} from './errorAnswers.ts'

const asked: readonly Step[] = [...connect, open, network('Ethereum')]
const cancel: readonly Step[] = [{ see: busyNotice }, firstNoticeButton]
const unknown = createErrorAnswer(4902, 'Unrecognized chain ID "0x1".')

/** Returns a state in which the user switches the network and the wallet gives this response. */
const switched = (
  id: string,
  title: string,
  wallet_switchEthereumChain: Answer,
  more: Partial<State> = {},
): State => ({
  id: `switch-${id}`,
  title: `Switch: ${title}`,
  wallets: [metaMask({ wallet_switchEthereumChain })],
  steps: asked,
  shows: notice('alert'),
  ...more,
})

const add: readonly Step[] = [...asked, { see: notice('alert') }, firstNoticeButton]

/** Returns a state in which the user adds a network that the wallet lacks, and the wallet gives this response. */
const added = (
  id: string,
  title: string,
  wallet_addEthereumChain: Answer,
  more: Partial<State> = {},
): State => ({
  id: `add-${id}`,
  title: `Add: ${title}`,
  wallets: [metaMask({ wallet_switchEthereumChain: unknown, wallet_addEthereumChain })],
  steps: [...add, { see: busyNotice }],
  shows: notice('alert'),
  ...more,
})

export const networks: Group = {
  title: 'Networks',
  states: [
    switched('waiting', 'a prompt is open', 'never', { shows: busyNotice }),
    switched('declined', 'declined', declined, { shows: notice('status') }),
    switched('cancelled', 'cancelled', 'never', {
      steps: [...asked, ...cancel],
      shows: notice('status'),
    }),
    switched('not-configured', 'the wallet does not know the network', unknown),
    switched('timeout', 'no answer', 'never', {
      timers: { from: 100_000, to: 200_000, end: 'at once' },
    }),
    ...[...walletErrors, ...networkErrors].map(([id, title, answer]) =>
      switched(id, title, answer),
    ),
    added('waiting', 'a prompt is open', 'never', { shows: busyNotice }),
    added('declined', 'declined', declined, { shows: notice('status') }),
    added('cancelled', 'cancelled', 'never', {
      steps: [...add, ...cancel],
      shows: notice('status'),
    }),
    added('failed', 'failed without a word', failed),
    added('failed-said', 'failed, in its own words', failedSaid),
  ],
}
