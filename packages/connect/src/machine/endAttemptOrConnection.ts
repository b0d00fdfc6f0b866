import type { ConnectionError } from '../errors/errorClasses.ts'
import type { Draft } from './createDraft.ts'
import type { Failure, State } from './types.ts'
import { emitError, createSwitchError } from './createError.ts'

/**
 * Ends an attempt that has failed or was stopped. For a silent attempt, or without `error`, rejects no promise and
 * emits no event.
 */
export function endAttempt(
  draft: Draft,
  error?: ConnectionError,
  more: Partial<Failure> = {},
): void {
  const { connectAttempt, wallet } = draft.state
  if (!connectAttempt) return
  draft.set(disconnected)
  if (!error || connectAttempt.silent) return
  draft.reject(connectAttempt.tickets, error)
  emitError(draft, error)
  if (wallet !== undefined) draft.set({ failure: { act: 'connect', error, wallet, ...more } })
}

/** Ends a connection: emits one `disconnect`, and rejects a pending switch or add. */
export function endConnection(draft: Draft, reason: 'disconnected' | 'aborted'): void {
  const { status, chainRequest, wallet } = draft.state
  if (status !== 'connected' && status !== 'switching' && status !== 'adding') return
  const error =
    chainRequest && createSwitchError(draft, chainRequest.act, chainRequest.target, reason)
  draft.set(disconnected)
  draft.emit({ event: 'disconnect' })
  if (!error) return
  draft.reject(chainRequest.tickets, error)
  emitError(draft, error)
  if (reason === 'disconnected' && wallet !== undefined)
    draft.set({ failure: { act: chainRequest.act, error, wallet, chainId: chainRequest.target } })
}

const disconnected: Partial<State> = {
  status: 'disconnected',
  accounts: [],
  chainId: undefined,
  connectAttempt: undefined,
  chainRequest: undefined,
  reads: {},
  failure: undefined,
}
