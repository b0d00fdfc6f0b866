import type { Address } from 'viem'
import type { ConnectionError } from '../errors/ConnectionError.ts'
import type { WalletId } from '../catalogue/Wallet.ts'
import type { Detail } from '../types.ts'
import type { Purpose, Timer } from './stimulus.ts'

/**
 * Action that a transition requires of the connection. Effects run in order. Chain ids are hex in `params` (EIP-695)
 * and numbers in `value` (EIP-155).
 */
export type Effect =
  /**
   * Send a request to the wallet (EIP-1193). The connection dispatches the result as an `answer` with the same `call`.
   */
  | {
      type: 'call'
      call: number
      purpose: Purpose
      wallet: WalletId
      method: string
      params?: unknown[]
    }
  /** Dispatch the stimulus `timer` after its time in `durations`. */
  | { type: 'timer'; timer: Timer }
  /** Emit an event to the subscribers. The connection adds `seq` and `at` (ms since page start). */
  | { type: 'emit'; entry: Omit<Detail, 'seq' | 'at'> }
  /** Resolve the promises with these tickets. Accounts are checksummed (EIP-55), the selected one first. */
  | {
      type: 'resolve'
      tickets: readonly number[]
      value: { accounts: readonly Address[]; chainId: number }
    }
  /** Reject the promises with these tickets. */
  | { type: 'reject'; tickets: readonly number[]; error: ConnectionError }
