import { readErrorCode } from '../classify/readErrorCode.ts'
import { normaliseChainId } from '../normalise/normaliseChainId.ts'
import { readChain, requestChain } from './walletRequests.ts'
import type { Draft } from './createDraft.ts'
import { endAttempt, endConnection } from './endAttemptOrConnection.ts'
import { createErrorFromWallet, createError, createSwitchError, emitError } from './createError.ts'
import { walletChainId, updateChain } from './updateChain.ts'
import { handleChainRead, continueAttempt } from './continueAttempt.ts'
import type { Stimulus, Timer } from './types.ts'
import type { ConnectionError } from '../errors/errorClasses.ts'

/** Handles the wallet's answer to a request about the chain: a read, a switch or an add. */
export function handleChainAnswer(
  draft: Draft,
  stimulus: Extract<Stimulus, { type: 'answer' }>,
): void {
  const { call, purpose, answer } = stimulus
  const { chainRequest, reads, connectAttempt } = draft.state
  if (purpose === 'readChain') {
    if (reads.chain !== call) return
    const { chain: _, ...others } = reads
    draft.set({ reads: others })
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
    // Ignore the value of the answer: wallets answer null, the chain id, undefined or true. Read `eth_chainId`, which
    // decides whether the wallet is on the chain.
    draft.setRequest({ answered: true })
    draft.timer('settle')
    if (chainRequest.act === 'switch') draft.timer('poll')
    return readChain(draft)
  }
  if (answer.gone) {
    if (!connectAttempt) return endConnection(draft, 'disconnected')
    return endAttempt(
      draft,
      createError(draft, 'ProviderNotFoundError', { act: 'connect', cause: answer.error }),
    )
  }
  if (
    chainRequest.act === 'add' &&
    !chainRequest.answered &&
    readErrorCode(answer.error) === -32003
  ) {
    // Read the chain before the add fails: Rainbow rejects with -32003 and the text of a rejection if it already has
    // the chain.
    draft.setRequest({
      answered: true,
      call: -1,
      refusal: createErrorFromWallet(draft, 'add', answer.error, chainRequest.target),
    })
    draft.timer('settle')
    return readChain(draft)
  }
  failChainRequest(
    draft,
    createErrorFromWallet(draft, chainRequest.act, answer.error, chainRequest.target),
  )
}

/** Handles the wallet's chain event during a switch or an add. */
export function handleChainEvent(draft: Draft): void {
  const { chainRequest } = draft.state
  if (!chainRequest) return
  if (walletChainId(draft) !== chainRequest.target) return draft.setRequest({ grace: false })
  // The event alone does not prove that the wallet is on the chain: read the chain. The wallet's answer has 1 s to
  // arrive.
  if (!chainRequest.answered && !chainRequest.grace) {
    draft.setRequest({ grace: true })
    draft.timer('grace')
  }
  readChain(draft)
}

/** Handles the end of a timer during a switch or an add. */
export function handleChainRequestTimer(draft: Draft, timer: Timer): void {
  const { chainRequest, reads } = draft.state
  if (!chainRequest) return
  const { act, target, answered } = chainRequest
  const there = walletChainId(draft) === target
  if (timer === 'grace' && there) return completeChainRequest(draft)
  if (timer === 'poll' && answered) {
    draft.timer('poll')
    // Do not start a read while another one is pending: the answer of a slow wallet would always belong to an old read,
    // which is ignored.
    return reads.chain === undefined ? readChain(draft) : undefined
  }
  if (timer === 'settle' && answered) {
    if (there) return completeChainRequest(draft)
    return act === 'add'
      ? switchAfterAdd(draft)
      : failChainRequest(draft, createSwitchError(draft, act, target, 'unknown'))
  }
  if (timer === 'chainRequest')
    failChainRequest(draft, createSwitchError(draft, act, target, 'timeout'))
}

/** Ends a switch or an add with an error. */
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
    // This is the initial switch of a connect. A rejection by the user ends the attempt. After any other failure, the
    // attempt connects on the wallet's chain.
    if (error.reason === 'user-rejected')
      return endAttempt(draft, error, { ...failure, act: 'connect' })
    draft.setAttempt({ switchFailure: failure })
    return continueAttempt(draft)
  }
  draft.set({ status: 'connected', failure })
  draft.reject(chainRequest.tickets, error)
  emitError(draft, error)
}

/** Handles the chain that `eth_chainId` returned during a switch or an add. */
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

/** Completes a switch or an add: the wallet is on the target chain. */
function completeChainRequest(draft: Draft): void {
  const { chainRequest, connectAttempt, reads } = draft.state
  if (!chainRequest) return
  // Ignore the answer to a pending read of the chain: it is outdated. A pending read of the accounts still counts.
  const { chain: _, ...others } = reads
  draft.set({ chainRequest: undefined, reads: others })
  if (connectAttempt) return continueAttempt(draft)
  draft.set({ status: 'connected' })
  draft.resolve(chainRequest.tickets)
}
