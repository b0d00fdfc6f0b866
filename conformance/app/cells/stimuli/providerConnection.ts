import type { CellVariant } from '../CellVariant.ts'
import { defineStimulus, type StimulusDefinition } from './defineStimulus.ts'
import {
  rereadNeedsAnswer,
  letAnswerArrive,
  pathToRequest,
  connected,
  pathTo,
} from '../pathsToStates.ts'
import { respondLater } from '../ruleSteps.ts'
import type { AppChains } from '../AppChains.ts'
import type { StateLetter } from '../transitionTable.ts'
import {
  actInWallet,
  emit,
  emitDisconnect,
  switchWalletTo,
  reload,
  toHex,
  withoutEvent,
} from '../stepBuilders.ts'

const recoverable = emitDisconnect(
  1013,
  'MetaMask: Disconnected from chain. Attempting to connect.',
)

/** Chrome's error when the extension was reloaded and the page still has the old content script. */
const orphaned = { kind: 'error', message: 'Extension context invalidated.' }

const vanished = (state: StateLetter, chains: AppChains): CellVariant => {
  if (state === 'D') return { path: [], stimulus: [actInWallet('vanish')] }
  // In N, no request is open. After `restore`, the app sends one, which fails.
  if (state === 'N')
    return {
      path: connected,
      stimulus: [actInWallet('vanish'), { do: 'restore' }],
      skipTruthCheck: true,
    }
  return {
    path: pathToRequest(state, { type: 'fail', error: orphaned }, chains),
    stimulus: [actInWallet('vanish'), ...letAnswerArrive],
    skipTruthCheck: true,
  }
}

export const providerConnectionStimuli: readonly StimulusDefinition[] = [
  defineStimulus('p.disc.1013', 'disconnect 1013, the accounts still there', (state, chains) => [
    { path: pathTo(state, chains), stimulus: [recoverable] },
  ]),
  defineStimulus('p.disc.1013.empty', 'disconnect 1013, eth_accounts now []', (state, chains) => [
    state === 'R'
      ? {
          path: [...connected, respondLater('eth_accounts', { type: 'approve' }), reload],
          stimulus: [actInWallet('wipeAccounts', withoutEvent), recoverable, ...letAnswerArrive],
          ...rereadNeedsAnswer,
        }
      : {
          path: pathTo(state, chains),
          stimulus: [actInWallet('wipeAccounts', withoutEvent), recoverable],
          ...rereadNeedsAnswer,
        },
  ]),
  defineStimulus('p.disc.hard', 'disconnect with another code, or with none', (state, chains) => [
    {
      name: '4900',
      path: pathTo(state, chains),
      stimulus: [emitDisconnect(4900, 'The provider is disconnected from all chains.')],
    },
    {
      name: '1011',
      path: pathTo(state, chains),
      stimulus: [
        emitDisconnect(
          1011,
          'MetaMask: Disconnected from MetaMask background. Page reload required.',
        ),
      ],
    },
    {
      name: '6000',
      path: pathTo(state, chains),
      stimulus: [emitDisconnect(6000, 'User disconnected.')],
    },
    { name: 'no argument', path: pathTo(state, chains), stimulus: [emit('disconnect')] },
  ]),
  defineStimulus('p.connect.same', 'connect with the chain that the app has', (state, chains) => [
    { path: pathTo(state, chains), stimulus: [emit('connect', { chainId: toHex(chains.home) })] },
  ]),
  defineStimulus('p.connect.other', 'connect with another chain, after 1013', (state, chains) => [
    {
      path: [...pathTo(state, chains), ...(state === 'D' ? [] : [recoverable])],
      stimulus: [
        switchWalletTo(chains.other, withoutEvent),
        emit('connect', { chainId: toHex(chains.other) }),
      ],
    },
  ]),
  defineStimulus(
    'p.vanish',
    'the provider throws at every request from now on',
    (state, chains) => [vanished(state, chains)],
  ),
]
