import type { Intent, State } from './types.ts'

/**
 * Returns the state of a new connection. `intent` is the stored wallet.
 *
 * @example initial().status // 'disconnected'
 */
export function initial(intent?: Intent): State {
  return { status: 'disconnected', attempt: 0, calls: 0, accounts: [], reads: {}, since: 0, intent }
}
