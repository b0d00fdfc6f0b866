import type { ConnectionError, ErrorName } from '../errors/errorClasses.ts'
import type { Draft } from './createDraft.ts'
import type { Failure, State } from './types.ts'
import { createError, emitError, createSwitchError } from './createError.ts'

/** Ends an attempt. If it is silent, or without `error`, rejects no promise and emits no event. */
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

export function failAttempt(draft: Draft, name: ErrorName, about?: { cause: unknown }): void {
  endAttempt(draft, createError(draft, name, about))
}

/** Ends a connection: emits one `disconnect`, and rejects a pending switch or add. */
export function endConnection(draft: Draft, reason: 'disconnected' | 'aborted'): void {
  const { status, chainRequest, wallet } = draft.state
  if (status !== 'connected' && status !== 'switching' && status !== 'adding') return
  const error = chainRequest && createSwitchError(draft, chainRequest, reason)
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
