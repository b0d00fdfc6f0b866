import type { StateLetter } from './transitionTable.ts'

/** An error of the product: from an entry of its stream, or from a rejected promise. */
export type ObservedError = {
  class: string
  reason?: string
  kind?: string
  code?: number | string
  message?: string
  /** The wallet's own error, if it is kept. Only for promises. */
  cause?: WalletError
}

/** An error of a wallet, which may be any value, in a comparable form. */
export type WalletError = {
  type: string
  code?: number | string
  text?: string
  /** The innermost numeric code (EIP-1193, EIP-1474, CAIP-25). */
  innermost?: number
}

/** An entry of the product's stream, in the form of `Detail` of packages/connect. */
export type ObservedEntry = {
  seq: number
  /** ms since page start */
  at?: number
  attempt?: number
  wallet?: string
  event: 'connecting' | 'connect' | 'change' | 'disconnect' | 'error'
  accounts?: readonly string[]
  chainId?: number
  changed?: readonly ('account' | 'chain')[]
  supported?: boolean
  error?: ObservedError
}

/** State of a promise of the product. */
export type PromiseState = 'pending' | 'resolved' | ObservedError

/** The act that is waited for, with the start of the wait and its time-out, in the time of the entries. */
type Waiting = { act: string; since: number; until?: number }

/** The session from before a reload. */
export type RestoredSession = { account: string; chainId?: number }

/** The wallet's real accounts and chain for this site. */
export type Truth = { accounts: readonly string[]; chainId: number }

/** Observations of one variant: the input of the judge, which a report stores. */
export type Observation = {
  /** Another dapp: fields that its entries leave out are not judged. */
  partly?: true
  /** The state at the start of the stimulus, and after it. */
  before: StateLetter
  after: StateLetter
  /** The state just before the limit, if the variant ends at one. */
  beforeLimit?: StateLetter
  /** Accounts of the snapshot at the end. */
  accounts: readonly string[]
  chainId?: number
  /** The whole stream of the last page, and the number of its entries from the path. */
  stream: readonly ObservedEntry[]
  from: number
  /** The promise that was pending at the start of the stimulus, and the one that the stimulus returned. */
  pending?: PromiseState
  own?: PromiseState
  /** Requests that reached the wallet during the stimulus, in order. */
  calls: readonly string[]
  /** The wallet's last failed response during the stimulus, by method. */
  refusals?: { readonly [method: string]: WalletError }
  /** Start and end of the stimulus, in the time of the entries. */
  time?: { from: number; until: number }
  /** Expected ids of the wallets of the script. */
  wallets?: { readonly [which in 'first' | 'second' | 'missing']: string }
  /** Wait and restored session of the snapshot. `null`: none. Undefined: not read. */
  waiting?: Waiting | null
  restoring?: RestoredSession | null
  /** Undefined if the wallet can no longer be asked. */
  truth?: Truth
  /** Chains of the app. */
  configured: readonly number[]
  /** Side effects; all of them must be empty. */
  unhandled: readonly string[]
  console: readonly string[]
  listenersLeft: number
}
