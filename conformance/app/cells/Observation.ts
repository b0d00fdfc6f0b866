import type { StateLetter } from './transitionTable.ts'

/** An error of the connection: from an entry of its event stream, or from a rejected promise. */
export type ObservedError = {
  class: string
  reason?: string
  kind?: string
  code?: number | string
  message?: string
  /** The wallet's error, if the connection's error has it as `cause`. Entries of the stream have no cause. */
  cause?: WalletError
}

/** A value that a wallet rejected with, in a form that can be compared. A wallet may reject with any value. */
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

/** State of a promise that an action of the connection returned. A rejected promise is represented by its error. */
export type PromiseState = 'pending' | 'resolved' | ObservedError

/**
 * The action that the connection waits for. `since` is when the wait started, `until` when it times out, both in ms on
 * the same clock as the entries' `at`.
 */
type Waiting = { act: string; since: number; until?: number }

/** The session before a reload, which the reloaded page restores. */
export type RestoredSession = { account: string; chainId?: number }

/** Accounts and chain for this site, as the wallet itself returns them. */
export type Truth = { accounts: readonly string[]; chainId: number }

/**
 * Status `atomic` of each chain (EIP-5792), by chain id. `null`: unknown, because there is no connection or no answer.
 */
export type AtomicByChain = { readonly [chainId: number]: string } | null

/** Capabilities of the selected account, as the app has them and as the wallet answers `wallet_getCapabilities`. */
export type ObservedCapabilities = {
  /** Before the stimulus. */
  before: AtomicByChain
  /** At the end of the stimulus, before the app has asked again. */
  changing: AtomicByChain
  /** 1 s after the stimulus. */
  after: AtomicByChain
  /** After the final disconnect. */
  ended: AtomicByChain
  /** `null`: the wallet has no accounts for the site. */
  wallet: { before: AtomicByChain; after: AtomicByChain }
}

/**
 * All observations of one variant. The judge compares them with the table, and the report of a failed cell shows them.
 */
export type Observation = {
  /** The dapp is not the app of this repository. The judge then skips checks of fields that such a dapp may omit. */
  partly?: true
  /** `before`: the state when the stimulus started. `after`: the state after the stimulus. */
  before: StateLetter
  after: StateLetter
  /** The state 100 ms before the time-out, if the variant has `atLimit`. */
  beforeLimit?: StateLetter
  /**
   * Accounts of the app after the stimulus: in Node from the connection's snapshot, in a page from the last `connect`
   * or `change` entry. The same holds for `chainId`.
   */
  accounts: readonly string[]
  chainId?: number
  /**
   * All entries since the last page load. The first `from` of them belong to the path, the others to the stimulus.
   */
  stream: readonly ObservedEntry[]
  from: number
  /**
   * `pending`: the promise that was pending when the stimulus started. `own`: the promise that an action of the
   * stimulus returned.
   */
  pending?: PromiseState
  own?: PromiseState
  /** Methods of the requests that reached the wallet during the stimulus, in order. */
  calls: readonly string[]
  /** Errors that the wallet sent during the stimulus, by method: the response to the last request of that method. */
  refusals?: { readonly [method: string]: WalletError }
  /** Start and end of the stimulus in ms, on the same clock as the entries' `at`. */
  time?: { from: number; until: number }
  /** Ids that entries must have for the wallets that the script calls first, second and missing. */
  wallets?: { readonly [which in 'first' | 'second' | 'missing']: string }
  /**
   * `waiting` and `restoring` in the connection's snapshot after the stimulus. `null`: the snapshot has none.
   * Undefined: this environment does not read them.
   */
  waiting?: Waiting | null
  restoring?: RestoredSession | null
  /** Undefined without the step `watchCapabilities`. */
  capabilities?: ObservedCapabilities
  /** The wallet's accounts and chain after the stimulus. Undefined if the wallet does not answer. */
  truth?: Truth
  /** Ids of the chains that the app supports. */
  configured: readonly number[]
  /**
   * Side effects that must not occur: unhandled rejections and uncaught errors, errors in the console, and listeners
   * that remain on the provider after a disconnect.
   */
  unhandled: readonly string[]
  console: readonly string[]
  listenersLeft: number
}
