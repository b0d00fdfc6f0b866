import { defineStimulus, type StimulusDefinition } from './defineStimulus.ts'
import { rereadNeedsAnswer, letAnswerArrive, pathToRequest, pathTo } from '../pathsToStates.ts'
import {
  actInWallet,
  emit,
  emitDisconnect,
  restore,
  switchWalletTo,
  toHex,
  withoutEvent,
} from '../stepBuilders.ts'

const recoverable = emitDisconnect(
  1013,
  'MetaMask: Disconnected from chain. Attempting to connect.',
)

/** Chrome's error when the extension was reloaded and the page still has the old content script. */
const orphaned = { kind: 'error', message: 'Extension context invalidated.' }

export const providerConnectionStimuli: readonly StimulusDefinition[] = [
  defineStimulus('p.disc.1013', 'disconnect 1013, the accounts still there', () => ({
    stimulus: [recoverable],
  })),
  defineStimulus('p.disc.1013.empty', 'disconnect 1013, eth_accounts now []', (state, chains) => {
    const stimulus = [actInWallet('wipeAccounts', withoutEvent), recoverable]
    if (state !== 'R') return { stimulus, ...rereadNeedsAnswer }
    return {
      path: pathToRequest('R', { type: 'approve' }, chains),
      stimulus: [...stimulus, ...letAnswerArrive],
      ...rereadNeedsAnswer,
    }
  }),
  defineStimulus('p.disc.hard', 'disconnect with another code, or with none', () => [
    ...(
      [
        [4900, 'The provider is disconnected from all chains.'],
        [1011, 'MetaMask: Disconnected from MetaMask background. Page reload required.'],
        [6000, 'User disconnected.'],
      ] as const
    ).map(([code, message]) => ({
      name: String(code),
      stimulus: [emitDisconnect(code, message)],
    })),
    { name: 'no argument', stimulus: [emit('disconnect')] },
  ]),
  defineStimulus('p.connect.same', 'connect with the chain that the app has', (_, { home }) => ({
    stimulus: [emit('connect', { chainId: toHex(home) })],
  })),
  defineStimulus('p.connect.other', 'connect with another chain, after 1013', (state, chains) => ({
    path: [...pathTo(state, chains), ...(state === 'D' ? [] : [recoverable])],
    stimulus: [
      switchWalletTo(chains.other, withoutEvent),
      emit('connect', { chainId: toHex(chains.other) }),
    ],
  })),
  defineStimulus(
    'p.vanish',
    'the provider throws at every request from now on',
    (state, chains) => {
      const vanish = actInWallet('vanish')
      if (state === 'D') return { stimulus: [vanish] }
      // In N, no request is open. After `restore`, the app sends one, which fails.
      if (state === 'N') return { stimulus: [vanish, restore], skipTruthCheck: true }
      return {
        path: pathToRequest(state, { type: 'fail', error: orphaned }, chains),
        stimulus: [vanish, ...letAnswerArrive],
        skipTruthCheck: true,
      }
    },
  ),
]
