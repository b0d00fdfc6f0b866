import type { Address } from 'viem'
import type { ConnectionError } from '../errors/ConnectionError.ts'
import type { Detail, WalletId } from '../types.ts'
import type { Purpose, Timer } from './stimulus.ts'

/** What the driver must do, in order. Chain ids in `params` are hex (EIP-695), in `value` numbers (EIP-155). */
export type Effect =
  /** Ask the wallet (EIP-1193 `request`); its answer comes back as the stimulus `answer` with the same `call`. */
  | {
      type: 'call'
      call: number
      purpose: Purpose
      wallet: WalletId
      method: string
      params?: unknown[]
    }
  /** Send the stimulus `timer` after so many ms as `durations` says (decision 9). */
  | { type: 'timer'; timer: Timer }
  /** An entry of the stream; `seq` and `at` (ms since page start) are the driver's. */
  | { type: 'emit'; entry: Omit<Detail, 'seq' | 'at'> }
  /** The promises with these tickets are kept; accounts checksummed (EIP-55), the selected one first. */
  | {
      type: 'resolve'
      tickets: readonly number[]
      value: { accounts: readonly Address[]; chainId: number }
    }
  /** The promises with these tickets are broken. */
  | { type: 'reject'; tickets: readonly number[]; error: ConnectionError }
