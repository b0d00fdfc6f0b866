import { requestChain } from './walletRequests.ts'
import type { Draft } from './createDraft.ts'
import { emitError, createError, createSwitchError } from './createError.ts'
import { isConfiguredChain } from './isConfiguredChain.ts'

type ChainStimulus = { ticket: number; chainId: number }

export function switchTo(draft: Draft, { ticket, chainId }: ChainStimulus): void {
  const { status, chainRequest } = draft.state
  if (rejectImpossible(draft, 'switch', { ticket, chainId })) return
  if (chainRequest)
    return joinOrReject(draft, 'switch', { ticket, chainId }, chainRequest.target === chainId)
  if (chainId === draft.state.chainId) return draft.resolve([ticket])
  if (status !== 'connected') return
  draft.set({ status: 'switching', since: draft.context.at, failure: undefined })
  requestChain(draft, 'switch', chainId, [ticket])
}

/** Handles the user's "Add network". The connection never asks a wallet to add a chain without this action. */
export function add(draft: Draft, { ticket, chainId }: ChainStimulus): void {
  const { status, chainRequest } = draft.state
  if (rejectImpossible(draft, 'add', { ticket, chainId })) return
  const same = chainRequest?.act === 'add' && chainRequest.target === chainId
  if (chainRequest) return joinOrReject(draft, 'add', { ticket, chainId }, same)
  if (chainId === draft.state.chainId) return draft.resolve([ticket])
  if (status !== 'connected') return
  draft.set({ status: 'adding', since: draft.context.at, failure: undefined })
  requestChain(draft, 'add', chainId, [ticket])
}

function rejectImpossible(
  draft: Draft,
  act: 'switch' | 'add',
  { ticket, chainId }: ChainStimulus,
): boolean {
  const { status, wallet } = draft.state
  if (status === 'disconnected')
    return rejectTicket(draft, ticket, createSwitchError(draft, act, chainId, 'disconnected'))
  if (draft.state.connectAttempt)
    return rejectTicket(draft, ticket, createSwitchError(draft, act, chainId, 'busy'))
  if (isConfiguredChain(draft.context.chains, chainId)) return false
  const error = createError(draft, 'ChainNotConfiguredError', {
    act,
    chainId,
    appLacksChain: true,
  })
  rejectTicket(draft, ticket, error)
  if (status === 'connected' && wallet !== undefined)
    draft.set({ failure: { act, error, wallet, chainId } })
  return true
}

/** Lets the caller wait for the pending request if `same` is true. Otherwise rejects the call. */
function joinOrReject(
  draft: Draft,
  act: 'switch' | 'add',
  { ticket, chainId }: ChainStimulus,
  same: boolean,
): void {
  const { chainRequest } = draft.state
  if (chainRequest && same) draft.setRequest({ tickets: [...chainRequest.tickets, ticket] })
  else rejectTicket(draft, ticket, createSwitchError(draft, act, chainId, 'busy'))
}

function rejectTicket(
  draft: Draft,
  ticket: number,
  error: ReturnType<typeof createSwitchError>,
): true {
  draft.reject([ticket], error)
  emitError(draft, error)
  return true
}
