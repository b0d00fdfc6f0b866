import type { CellVariant } from '../CellVariant.ts'
import { defineStimulus, type StimulusDefinition } from './defineStimulus.ts'
import { rereadNeedsAnswer, letAnswerArrive, pathToRequest, respondLater, paths } from '../paths.ts'
import type { AppStep } from '../AppStep.ts'
import type { StateLetter } from '../transitionTable.ts'
import { actInWallet, emit, switchWalletTo, reload } from '../stepBuilders.ts'
import { chains } from '../testValues.ts'

const silent = { event: false }
const hex = (chainId: number) => `0x${chainId.toString(16)}`

/** The wallet emits `disconnect` with an `Error` instance that has this code. */
const emitDisconnect = (code: number, message: string): AppStep =>
  actInWallet('emit', {
    event: 'disconnect',
    args: [{ $: 'error', error: { kind: 'error', code, message } }],
  })

const recoverable = emitDisconnect(
  1013,
  'MetaMask: Disconnected from chain. Attempting to connect.',
)

/** Chrome's error when the extension was reloaded and the page still has the old content script. */
const orphaned = { kind: 'error', message: 'Extension context invalidated.' }

const vanished = (state: StateLetter): CellVariant => {
  if (state === 'D') return { path: paths.D, stimulus: [actInWallet('vanish')] }
  // While connected, no request is open, so `restore` makes the app send one, which fails.
  if (state === 'N')
    return {
      path: paths.N,
      stimulus: [actInWallet('vanish'), { do: 'restore' }],
      skipTruthCheck: true,
    }
  return {
    path: pathToRequest(state, { type: 'fail', error: orphaned }),
    stimulus: [actInWallet('vanish'), ...letAnswerArrive],
    skipTruthCheck: true,
  }
}

export const connectivityStimuli: readonly StimulusDefinition[] = [
  defineStimulus('p.disc.1013', 'disconnect 1013, the accounts still there', (state) => [
    { path: paths[state], stimulus: [recoverable] },
  ]),
  defineStimulus('p.disc.1013.empty', 'disconnect 1013, eth_accounts now []', (state) => [
    state === 'R'
      ? {
          path: [...paths.N, respondLater('eth_accounts', { type: 'approve' }), reload],
          stimulus: [actInWallet('wipeAccounts', silent), recoverable, ...letAnswerArrive],
          ...rereadNeedsAnswer,
        }
      : {
          path: paths[state],
          stimulus: [actInWallet('wipeAccounts', silent), recoverable],
          ...rereadNeedsAnswer,
        },
  ]),
  defineStimulus('p.disc.hard', 'disconnect with another code, or with none', (state) => [
    {
      name: '4900',
      path: paths[state],
      stimulus: [emitDisconnect(4900, 'The provider is disconnected from all chains.')],
    },
    {
      name: '1011',
      path: paths[state],
      stimulus: [
        emitDisconnect(
          1011,
          'MetaMask: Disconnected from MetaMask background. Page reload required.',
        ),
      ],
    },
    { name: '6000', path: paths[state], stimulus: [emitDisconnect(6000, 'User disconnected.')] },
    { name: 'no argument', path: paths[state], stimulus: [emit('disconnect')] },
  ]),
  defineStimulus('p.connect.same', 'connect with the chain that the app has', (state) => [
    { path: paths[state], stimulus: [emit('connect', { chainId: hex(chains.home) })] },
  ]),
  defineStimulus('p.connect.other', 'connect with another chain, after 1013', (state) => [
    {
      path: [...paths[state], ...(state === 'D' ? [] : [recoverable])],
      stimulus: [
        switchWalletTo(chains.other, silent),
        emit('connect', { chainId: hex(chains.other) }),
      ],
    },
  ]),
  defineStimulus('p.vanish', 'the provider throws at every request from now on', (state) => [
    vanished(state),
  ]),
]
