import type { ConnectionError } from '../errors/ConnectionError.ts'
import type { Reason } from '../types.ts'
import type { Draft } from './draft.ts'
import type { Failure, State } from './state.ts'
import { log, switchError } from './error.ts'

/** Ends an attempt without a connection. Without an error, nothing is rejected or logged. */
export function end(draft: Draft, error?: ConnectionError, more: Partial<Failure> = {}): void {
  const { opening, wallet } = draft.state
  if (!opening) return
  draft.set(disconnected)
  if (!error) return
  draft.reject(opening.tickets, error)
  log(draft, error)
  if (wallet !== undefined) draft.set({ failure: { act: 'connect', error, wallet, ...more } })
}

/** Ends a connection: emits one `disconnect`, and rejects a pending switch or add. */
export function lose(draft: Draft, reason: Extract<Reason, 'disconnected' | 'aborted'>): void {
  const { status, pursuit, wallet } = draft.state
  if (status !== 'connected' && status !== 'switching' && status !== 'adding') return
  const error = pursuit && switchError(draft, pursuit.act, pursuit.target, reason)
  draft.set(disconnected)
  draft.emit('disconnect')
  if (!error) return
  draft.reject(pursuit.tickets, error)
  log(draft, error)
  if (reason === 'disconnected' && wallet !== undefined)
    draft.set({ failure: { act: pursuit.act, error, wallet, chainId: pursuit.target } })
}

const disconnected: Partial<State> = {
  status: 'disconnected',
  accounts: [],
  chainId: undefined,
  opening: undefined,
  pursuit: undefined,
  reads: {},
  failure: undefined,
}
