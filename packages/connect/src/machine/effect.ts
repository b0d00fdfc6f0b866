import type { Address } from 'viem'
import type { ConnectionError } from '../errors/ConnectionError.ts'
import type { Detail, WalletId } from '../types.ts'
import type { Purpose, Timer } from './stimulus.ts'

/** What the driver must do, in order. */
export type Effect =
  | {
      type: 'call'
      call: number
      purpose: Purpose
      wallet: WalletId
      method: string
      params?: unknown[]
    }
  | { type: 'timer'; timer: Timer }
  | { type: 'emit'; entry: Omit<Detail, 'seq' | 'at'> }
  | {
      type: 'resolve'
      tickets: readonly number[]
      value: { accounts: readonly Address[]; chainId: number }
    }
  | { type: 'reject'; tickets: readonly number[]; error: ConnectionError }
