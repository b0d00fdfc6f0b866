import type { StateLetter } from './transitionTable.ts'

/** From an entry of the event stream, or from a rejected promise. */
export type ObservedError = {
  class: string
  reason?: string
  kind?: string
  code?: number | string
  message?: string
  /** The wallet's error, if the connection's error has it as `cause`. Entries of the stream have no cause. */
  cause?: WalletError
}

/** A value that a wallet rejected with, in a form that can be compared. */
export type WalletError = {
  type: string
  code?: number | string
  text?: string
  /** Numeric code of the innermost nested error that has one (EIP-1193, EIP-1474, CAIP-25). */
  innermost?: number
}

/** An event of the connection, in the form of the Activity log (`data-detail`). */
export type ObservedEntry = {
  seq: number
  /** Time of the event in ms since the page loaded, or in Node since the driver was opened. */
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

/** State of the promise of an action. A rejected promise is represented by its error. */
export type PromiseState = 'pending' | 'resolved' | ObservedError

/** The action that the connection waits for, with the start and the limit in ms, on the clock of `at`. */
type Waiting = { act: string; since: number; until?: number }

export type RestoredSession = { account: string; chainId?: number }

/** Accounts and chain for this site, as the wallet returns them. */
export type Truth = { accounts: readonly string[]; chainId: number }

/** Status `atomic` by chain id (EIP-5792). `null`: no connection, or no answer. */
export type AtomicByChain = { readonly [chainId: number]: string } | null

/** Capabilities of the selected account, as the app has them and as the wallet answers `wallet_getCapabilities`. */
export type ObservedCapabilities = {
  before: AtomicByChain
  /** Before the app asks again. `after`: 1 s later. `ended`: after the final disconnect. */
  changing: AtomicByChain
  after: AtomicByChain
  ended: AtomicByChain
  /** `null`: the wallet has no accounts for the site. */
  wallet: { before: AtomicByChain; after: AtomicByChain }
}

/** All observations of one variant, for the judge and for reports. */
export type Observation = {
  /** The dapp is not the app of this repository, and may omit fields. */
  partly?: true
  before: StateLetter
  after: StateLetter
  /** The state 100 ms before the time-out of `atLimit`. */
  beforeLimit?: StateLetter
  /** In Node from the connection's snapshot, in a page from the last `connect` or `change` entry. */
  accounts: readonly string[]
  chainId?: number
  /** Entries since the last page load. The first `from` of them belong to the path. */
  stream: readonly ObservedEntry[]
  from: number
  /** Promises that were pending before the stimulus (`pending`) and that an action of it returned (`own`). */
  pending?: PromiseState
  own?: PromiseState
  /** Methods of the requests during the stimulus, in order. */
  calls: readonly string[]
  /** Error responses during the stimulus to the last request of each method. */
  refusals?: { readonly [method: string]: WalletError }
  /** Start and end of the stimulus in ms, on the clock of `at`. */
  time?: { from: number; until: number }
  /** Ids that entries must have. */
  wallets?: { readonly [which in 'first' | 'second' | 'missing']: string }
  /** From the snapshot after the stimulus. `null`: none. Undefined: not read in this environment. */
  waiting?: Waiting | null
  restoring?: RestoredSession | null
  capabilities?: ObservedCapabilities
  truth?: Truth
  configured: readonly number[]
  /** Side effects that must not occur. `listenersLeft`: on the provider after a disconnect. */
  unhandled: readonly string[]
  console: readonly string[]
  listenersLeft: number
}
