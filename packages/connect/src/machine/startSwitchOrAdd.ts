import { requestChain } from './walletRequests.ts'
import type { Draft } from './createDraft.ts'
import { emitError, createError, createSwitchError } from './createError.ts'
import { isConfiguredChain } from './isConfiguredChain.ts'
import type { Stimulus } from './types.ts'

/** Handles the user's switch or "Add network". The connection adds a chain only after this stimulus. */
export function startSwitchOrAdd(
  draft: Draft,
  { type: act, ticket, chainId }: Extract<Stimulus, { type: 'switch' | 'add' }>,
): void {
  const { status, wallet, connectAttempt, chainRequest } = draft.state
  const reject = (error: ReturnType<typeof createError>) => {
    draft.reject([ticket], error)
    emitError(draft, error)
  }
  const rejectWith = (reason: 'disconnected' | 'busy') =>
    reject(createSwitchError(draft, { act, target: chainId }, reason))

  if (status === 'disconnected') return rejectWith('disconnected')
  if (connectAttempt) return rejectWith('busy')
  if (!isConfiguredChain(draft.context.chains, chainId)) {
    const error = createError(draft, 'ChainNotConfiguredError', {
      act,
      chainId,
      appLacksChain: true,
    })
    reject(error)
    if (status === 'connected' && wallet !== undefined)
      draft.set({ failure: { act, error, wallet, chainId } })
    return
  }
  if (chainRequest) {
    // A pending add ends with a switch to its chain, so a switch to that chain waits for the add.
    const isSame = chainRequest.target === chainId && (act === 'switch' || chainRequest.act === act)
    if (!isSame) return rejectWith('busy')
    return draft.setRequest({ tickets: [...chainRequest.tickets, ticket] })
  }
  if (chainId === draft.state.chainId) return draft.resolve([ticket])
  const next = act === 'add' ? 'adding' : 'switching'
  draft.set({ status: next, since: draft.context.at, failure: undefined })
  requestChain(draft, act, chainId, [ticket])
}
