import { readErrorCode } from '../classify/readErrorCode.ts'
import { normaliseChainId } from '../normalise/normaliseChainId.ts'
import { handleAccountsChanged } from './updateAccounts.ts'
import {
  failChainRequest,
  handleChainAnswer,
  handleChainEvent,
  handleChainRequestTimer,
} from './continueSwitchOrAdd.ts'
import { connect } from './connect.ts'
import { disconnect, handleForgotten } from './disconnect.ts'
import { continueRestore, reconnect, refuseRestore } from './restoreConnection.ts'
import { handleAttemptTimer } from './continueAttempt.ts'
import { handleAccountsAnswer } from './handleAccountsAnswer.ts'
import { createDraft, type Draft, type TransitionContext } from './createDraft.ts'
import { readAccounts, readBoth, readChain } from './walletRequests.ts'
import { createSwitchError } from './createError.ts'
import type { AnswerStimulus, Effect, State, Stimulus, Timer } from './types.ts'
import { endConnection, failAttempt } from './endAttemptOrConnection.ts'
import { startSwitchOrAdd } from './startSwitchOrAdd.ts'
import { updateChain } from './updateChain.ts'

/**
 * Returns the next state and the effects of a stimulus. It is a pure function that accepts every stimulus in every
 * state, with any payload. The transition table of `@touchstone/conformance` specifies it.
 *
 * @example
 * import { initial, transition } from '@touchstone/connect'
 *
 * const context = { chains: [], at: 0, nameOf: () => 'MetaMask' }
 * const pick = { type: 'connect', ticket: 1, wallet: 'metamask', present: true, remote: false } as const
 * const { state, effects } = transition(context, initial(), pick)
 * state.status // 'connecting'
 * effects.map(({ type }) => type) // ['emit', 'call', 'timer']
 */
export function transition(
  context: TransitionContext,
  from: State,
  stimulus: Stimulus,
): { state: State; effects: readonly Effect[] } {
  const draft = createDraft(context, from)
  handleStimulus(draft, stimulus)
  return { state: draft.state, effects: draft.effects }
}

function handleStimulus(draft: Draft, stimulus: Stimulus): void {
  const { status } = draft.state
  switch (stimulus.type) {
    case 'connect':
      return connect(draft, stimulus)
    case 'switch':
    case 'add':
      return startSwitchOrAdd(draft, stimulus)
    case 'cancel':
      return cancelRequest(draft)
    case 'disconnect':
      return disconnect(draft)
    case 'reconnect':
      return reconnect(draft, stimulus.present)
    case 'appeared':
      return continueRestore(draft)
    case 'contested':
      return refuseRestore(draft)
    case 'accountsChanged':
      return handleAccountsChanged(draft, stimulus.payload)
    case 'chainChanged':
    case 'providerConnect':
      return handleChainChanged(draft, stimulus.payload)
    case 'providerDisconnect':
      return handleProviderDisconnect(draft, stimulus.payload)
    case 'answer':
      return handleAnswer(draft, stimulus)
    case 'failed':
      return stimulus.why === 'gone' ? endConnection(draft, 'disconnected') : readAccounts(draft)
    case 'timer':
      return handleTimer(draft, stimulus.timer)
    case 'restored':
      if (status === 'connecting') return recheckAttempt(draft)
      return status === 'reconnecting' ? undefined : readBoth(draft)
    case 'forgotten':
      return handleForgotten(draft, stimulus.wallet)
  }
}

function cancelRequest(draft: Draft): void {
  const { connectAttempt, chainRequest } = draft.state
  if (connectAttempt) failAttempt(draft, 'AbortedError')
  else if (chainRequest) failChainRequest(draft, createSwitchError(draft, chainRequest, 'aborted'))
}

/** Checks a pending request when the page leaves the back/forward cache: the answer to the request may be lost. */
function recheckAttempt(draft: Draft): void {
  const step = draft.state.connectAttempt?.step
  if (step === 'accounts') draft.call('recheck', 'eth_accounts')
  if (step === 'switch') readChain(draft)
}

function handleAnswer(draft: Draft, stimulus: AnswerStimulus): void {
  switch (stimulus.purpose) {
    case 'switch':
    case 'add':
    case 'readChain':
      return handleChainAnswer(draft, stimulus)
    default:
      return handleAccountsAnswer(draft, stimulus)
  }
}

function handleTimer(draft: Draft, timer: Timer): void {
  if (timer === 'prompt' || timer === 'silent' || timer === 'read') handleAttemptTimer(draft, timer)
  else handleChainRequestTimer(draft, timer)
}

/** Handles the provider's event `chainChanged` or `connect`, whose payload is untrusted. */
function handleChainChanged(draft: Draft, payload: unknown): void {
  const chainId = normaliseChainId(payload)
  const { status, connectAttempt } = draft.state
  if (status === 'disconnected') return
  const settled = !connectAttempt || connectAttempt.step === 'switch'
  if (chainId === undefined) {
    if (settled) readChain(draft)
    return
  }
  // Ignore the answer to a pending read of the chain: the event is newer.
  if (settled) draft.set({ reads: { ...draft.state.reads, chain: undefined } })
  updateChain(draft, chainId)
  handleChainEvent(draft)
}

function handleProviderDisconnect(draft: Draft, payload: unknown): void {
  const { status, connectAttempt } = draft.state
  // With the code 1013, MetaMask tries to reconnect to its chain.
  if (readErrorCode(payload) === 1013) {
    // While connecting, the wallet's answer to the pending request decides.
    if (status !== 'connecting') readAccounts(draft)
    return
  }
  if (!connectAttempt) return endConnection(draft, 'disconnected')
  failAttempt(draft, 'DisconnectedError', { cause: payload })
}
