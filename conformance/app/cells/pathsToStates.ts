import type { AppStep, WalletRule } from './AppStep.ts'
import type { AppChains } from './AppChains.ts'
import type { StimulusVariant } from './stimuli/defineStimulus.ts'
import type { StateLetter } from './transitionTable.ts'
import {
  actInWallet,
  addChain,
  advance,
  approve,
  connect,
  emitAccounts,
  switchWalletTo,
  reload,
  switchTo,
  withoutEvent,
  respondLater,
  rejectUnknownOnce,
  leaveUnanswered,
} from './stepBuilders.ts'
import { answerDelay } from './timeouts.ts'

/** Method of the request that the app waits for. For D and N: of the request that leads out of the state. */
export const awaitedMethods: { [letter in StateLetter]: string } = {
  D: 'eth_requestAccounts',
  C: 'eth_requestAccounts',
  N: 'wallet_switchEthereumChain',
  S: 'wallet_switchEthereumChain',
  A: 'wallet_addEthereumChain',
  R: 'eth_accounts',
}

/** The wallet does not answer `eth_accounts`, so that a reloaded page stays in R (reconnecting). */
export const leaveAccountsUnanswered = leaveUnanswered('eth_accounts')

/** Path to the state N. */
export const connected: readonly AppStep[] = [connect, approve]

export const pathToUnknownChain = (chains: AppChains): AppStep[] => [
  ...connected,
  rejectUnknownOnce(chains),
  switchTo(chains.other),
]

/** Steps to an open prompt to add the chain. */
export const pathToAddPrompt = (chains: AppChains): AppStep[] => [
  ...pathToUnknownChain(chains),
  addChain(chains.other),
]

/** Returns the shortest path to a state. The drivers leave prompts open until a step answers them. */
export const pathTo = (state: StateLetter, chains: AppChains): AppStep[] => {
  switch (state) {
    case 'D':
      return []
    case 'C':
      return [connect]
    case 'N':
      return [...connected]
    case 'S':
      return [...connected, switchTo(chains.other)]
    case 'A':
      return [
        ...pathToUnknownChain(chains),
        leaveUnanswered('wallet_addEthereumChain'),
        addChain(chains.other),
      ]
    case 'R':
      return [...connected, leaveAccountsUnanswered, reload]
  }
}

/** Whether the app is connected, so that the wallet itself sends events to the site. */
export const hasPermission = (state: StateLetter): boolean =>
  state === 'N' || state === 'S' || state === 'A'

/** Guard of variants whose page has a stored intent to be connected. */
export const intentStored = 'intent to be connected stored'

export const lockWithEvent: readonly AppStep[] = [
  actInWallet('lock', withoutEvent),
  emitAccounts([]),
]

/** Path to D with a stored intent. */
export const withIntent: AppStep[] = [...connected, ...lockWithEvent]

/** Path to D with a stored intent. The wallet returns no accounts until the user connects again. */
export const withoutPermission: AppStep[] = [...connected, actInWallet('wipeAccounts')]

export const unlockSilently: AppStep = actInWallet('unlock', withoutEvent)

/** Path to a state, with a prepared response that arrives when the clock advances by `answerDelay`. */
export const pathToRequest = (
  state: StateLetter,
  how: WalletRule['do'],
  chains: AppChains,
  fields: Partial<WalletRule> = {},
): AppStep[] => {
  const answer = respondLater(awaitedMethods[state], how, fields)
  switch (state) {
    case 'D':
      return [answer, connect, { do: 'cancel' }]
    case 'C':
      return [answer, connect]
    case 'R':
      return [...connected, answer, reload]
    case 'N':
    case 'S':
      return [...connected, answer, switchTo(chains.other)]
    case 'A':
      return [...pathToUnknownChain(chains), answer, addChain(chains.other)]
  }
}

/** Some personas do not answer: Phantom without permission, Rabby for a page from the back/forward cache. */
export const rereadNeedsAnswer = {
  requiredAnswer: { method: 'eth_accounts', skipReason: 'leaves eth_accounts unanswered here' },
}

export const letAnswerArrive: AppStep[] = [advance(answerDelay)]

/** A variant in which the request that the app waits for gets this response. */
export const variantWithAnswer = (
  state: StateLetter,
  how: WalletRule['do'],
  chains: AppChains,
  fields: Partial<StimulusVariant> = {},
): StimulusVariant => ({
  path: pathToRequest(state, how, chains),
  stimulus: letAnswerArrive,
  settles: awaitedMethods[state],
  ...fields,
})

/** Puts the wallet on another chain than the app's default, without an event. */
export const startOnOtherChain = ({ other }: AppChains): AppStep =>
  switchWalletTo(other, withoutEvent)
