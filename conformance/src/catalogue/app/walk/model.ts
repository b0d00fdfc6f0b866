import type { Letter } from '../table.ts'
import { accounts, chains } from '../words.ts'

/**
 * What a walk knows beside the state letter, so that it can say which row of the table a move is, and by
 * which guard. It is moved on by the table's outcomes, never by what the product shows.
 */
export type Model = {
  state: Letter
  /** What the product has last told. */
  app: ConnectionState
  /** What the wallet answers where it is asked again. */
  wallet: ConnectionState
  /** The person wants to be connected (decision 13). */
  intent: boolean
  /** What is waited for in C, S, A and R. */
  waiting?: Waiting
  /** Switches that the person rejected since the last one that was approved. */
  rejections: number
  /** A prompt that stays open in the wallet after the product has given it up, and what it was for. */
  orphan?: 'connect' | 'switch'
}

export type ConnectionState = { accounts: readonly string[]; chainId: number }

type Waiting = {
  /** `initial`: the switch asked for at connect. */
  act: 'connect' | 'initial' | 'switch' | 'add' | 'silent'
  /** The chain that is asked for; absent in a connect: "Connect on …". */
  target?: number
  /** What the wallet is going to answer by itself; absent: the person is asked, or nobody. */
  answer?: string
}

export const start: Model = {
  state: 'D',
  app: { accounts: [], chainId: chains.home },
  wallet: { accounts: [accounts.a], chainId: chains.home },
  intent: false,
  rejections: 0,
}

export const isConnected = ({ state }: Model): boolean =>
  state === 'N' || state === 'S' || state === 'A'

/** Addresses compare without letter case. */
export const sameAccounts = (one: readonly string[], other: readonly string[]): boolean =>
  one.join().toLowerCase() === other.join().toLowerCase()
