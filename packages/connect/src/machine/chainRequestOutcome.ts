import type { ConnectionError } from '../errors/errorClasses.ts'
import { requestChain } from './requests.ts'
import type { Draft } from './createDraft.ts'
import { endAttempt } from './endConnection.ts'
import { emitError } from './createError.ts'
import { walletChainId } from './updateChain.ts'
import { continueAttempt } from './continueAttempt.ts'

/** Ends a switch or an add that failed. The wallet stays on its chain. */
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
    // A rejection ends the attempt. After any other failure, connect on the wallet's chain.
    if (error.kind === 'user-rejected')
      return endAttempt(draft, error, { ...failure, act: 'connect' })
    draft.setAttempt({ switchFailure: failure })
    return continueAttempt(draft)
  }
  draft.set({ status: 'connected', failure })
  draft.reject(chainRequest.tickets, error)
  emitError(draft, error)
}

/** Handles a read of `eth_chainId` during a switch or an add. */
export function handleChainConfirmation(draft: Draft, chainId: number): void {
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

/** Asks for the switch after an add: EIP-3085 lets a wallet add a chain without selecting it. */
export function switchAfterAdd(draft: Draft): void {
  const { chainRequest } = draft.state
  if (!chainRequest) return
  if (chainRequest.refusal) return failChainRequest(draft, chainRequest.refusal)
  draft.set({ status: 'switching', since: draft.context.at })
  requestChain(draft, 'switch', chainRequest.target, chainRequest.tickets)
}

/** Completes a switch or an add: the wallet is on the target chain. */
export function completeChainRequest(draft: Draft): void {
  const { chainRequest, connectAttempt, reads } = draft.state
  if (!chainRequest) return
  // Drop a pending read of the chain: it is outdated. A pending read of the accounts still counts.
  const { chain: _, ...others } = reads
  draft.set({ chainRequest: undefined, reads: others })
  if (connectAttempt) return continueAttempt(draft)
  draft.set({ status: 'connected' })
  draft.resolve(chainRequest.tickets)
}
