import { readErrorCode } from '../classify/readErrorCode.ts'
import { normaliseChainId } from '../normalise/normaliseChainId.ts'
import { readChain, requestChain } from './walletRequests.ts'
import type { Draft } from './createDraft.ts'
import { endAttempt, endConnection, failAttempt } from './endAttemptOrConnection.ts'
import { createErrorFromWallet, createSwitchError, emitError } from './createError.ts'
import { walletChainId, updateChain } from './updateChain.ts'
import { handleChainRead, continueAttempt } from './continueAttempt.ts'
import type { AnswerStimulus, Timer } from './types.ts'
import type { ConnectionError } from '../errors/errorClasses.ts'

/** Handles the wallet's answer to a request about the chain: a read, a switch or an add. */
export function handleChainAnswer(draft: Draft, { call, purpose, answer }: AnswerStimulus): void {
  const { chainRequest, reads, connectAttempt } = draft.state
  if (purpose === 'readChain') {
    if (reads.chain !== call) return
    draft.set({ reads: { ...reads, chain: undefined } })
    if (!answer.ok && answer.gone && !connectAttempt) return endConnection(draft, 'disconnected')
    const chainId = answer.ok ? normaliseChainId(answer.value) : undefined
    if (connectAttempt && connectAttempt.step !== 'switch')
      return handleChainRead(draft, chainId, !answer.ok && answer.gone ? answer : undefined)
    if (chainId === undefined) return
    updateChain(draft, chainId)
    return handleChainConfirmation(draft, chainId)
  }
  if (chainRequest?.call !== call) return
  if (answer.ok) {
    // Ignore the value: wallets answer null, the chain id, undefined or true. `eth_chainId` decides.
    draft.setRequest({ answered: true })
    draft.timer('settle')
    if (chainRequest.act === 'switch') draft.timer('poll')
    return readChain(draft)
  }
  if (answer.gone) {
    if (!connectAttempt) return endConnection(draft, 'disconnected')
    return failAttempt(draft, 'ProviderNotFoundError', { cause: answer.error })
  }
  const { act, target, answered } = chainRequest
  const error = createErrorFromWallet(draft, act, answer.error, target)
  if (act !== 'add' || answered || readErrorCode(answer.error) !== -32003)
    return failChainRequest(draft, error)
  // Read the chain before the add fails: Rainbow rejects with -32003 and the text of a rejection if it has the chain.
  draft.setRequest({ answered: true, call: -1, refusal: error })
  draft.timer('settle')
  readChain(draft)
}

export function handleChainEvent(draft: Draft): void {
  const { chainRequest } = draft.state
  if (!chainRequest) return
  if (walletChainId(draft) !== chainRequest.target) return draft.setRequest({ grace: false })
  // The event alone does not prove that the wallet is on the chain, so read the chain.
  if (!chainRequest.answered && !chainRequest.grace) {
    draft.setRequest({ grace: true })
    draft.timer('grace')
  }
  readChain(draft)
}

export function handleChainRequestTimer(draft: Draft, timer: Timer): void {
  const { chainRequest, reads } = draft.state
  if (!chainRequest) return
  const { act, target, answered } = chainRequest
  const there = walletChainId(draft) === target
  if (timer === 'grace' && there) return completeChainRequest(draft)
  if (timer === 'poll' && answered) {
    draft.timer('poll')
    // During a pending read, start no other: the answers of a slow wallet would all belong to old reads.
    return reads.chain === undefined ? readChain(draft) : undefined
  }
  if (timer === 'settle' && answered) {
    if (there) return completeChainRequest(draft)
    return act === 'add'
      ? switchAfterAdd(draft)
      : failChainRequest(draft, createSwitchError(draft, chainRequest, 'unknown'))
  }
  if (timer === 'chainRequest')
    failChainRequest(draft, createSwitchError(draft, chainRequest, 'timeout'))
}

export function failChainRequest(draft: Draft, error: ConnectionError): void {
  const { chainRequest, connectAttempt, wallet } = draft.state
  if (!chainRequest || wallet === undefined) return
  const current = walletChainId(draft)
  const failure = {
    act: chainRequest.act,
    error,
    wallet,
    chainId: chainRequest.target,
    ...(current !== undefined && { walletChainId: current }),
  }
  draft.set({ chainRequest: undefined })
  if (connectAttempt) {
    // A rejected initial switch ends the attempt. After any other failure, it connects on the wallet's chain.
    if (error.reason === 'user-rejected')
      return endAttempt(draft, error, { ...failure, act: 'connect' })
    draft.setAttempt({ switchFailure: failure })
    return continueAttempt(draft)
  }
  draft.set({ status: 'connected', failure })
  draft.reject(chainRequest.tickets, error)
  emitError(draft, error)
}

function handleChainConfirmation(draft: Draft, chainId: number): void {
  const { chainRequest } = draft.state
  if (!chainRequest) return
  if (chainId === chainRequest.target) {
    if (chainRequest.answered) return completeChainRequest(draft)
    if (chainRequest.grace) return
    draft.setRequest({ grace: true })
    return draft.timer('grace')
  }
  draft.setRequest({ grace: false })
  if (chainRequest.act === 'add' && chainRequest.answered) switchAfterAdd(draft)
}

/** Asks the wallet to switch to a chain that it has added: EIP-3085 lets a wallet add a chain without selecting it. */
function switchAfterAdd(draft: Draft): void {
  const { chainRequest } = draft.state
  if (!chainRequest) return
  if (chainRequest.refusal) return failChainRequest(draft, chainRequest.refusal)
  draft.set({ status: 'switching', since: draft.context.at })
  requestChain(draft, 'switch', chainRequest.target, chainRequest.tickets)
}

function completeChainRequest(draft: Draft): void {
  const { chainRequest, connectAttempt, reads } = draft.state
  if (!chainRequest) return
  // Ignore the answer to a pending read of the chain: it is outdated.
  draft.set({ chainRequest: undefined, reads: { ...reads, chain: undefined } })
  if (connectAttempt) return continueAttempt(draft)
  draft.set({ status: 'connected' })
  draft.resolve(chainRequest.tickets)
}
