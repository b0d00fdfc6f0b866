import type { Address } from 'viem'
import type { ConnectionError } from '../errors/ConnectionError.ts'
import type { WalletId } from '../catalogue/Wallet.ts'
import type { Snapshot, Status } from '../types.ts'

/**
 * State of the transition table: status, accounts, chain, intent, attempt. Every change is emitted at once, so
 * `accounts` and `chainId` are also the last emitted values. Immutable.
 */
export type State = {
  status: Status
  /** Number of attempts to connect. */
  attempt: number
  /** Number of requests to wallets. */
  calls: number
  wallet?: WalletId | undefined
  accounts: readonly Address[]
  chainId?: number | undefined
  /** Wallet that a reload restores. `connect` sets it, and only a disconnect by the user clears it. */
  intent?: Intent | undefined
  /** The user disconnected in this page, and no attempt has begun since. */
  left?: true | undefined
  /** The last silent attempt ended because several wallets of the page announce the identity of `intent`. */
  contested?: true | undefined
  /** Set while connecting or reconnecting. */
  connectAttempt?: ConnectAttempt | undefined
  /** Set while switching or adding, and during the initial switch of a connect. */
  chainRequest?: ChainRequest | undefined
  /** Call numbers of the current reads. Older answers are ignored. `thenChain`: read the chain after the accounts. */
  reads: { accounts?: number | undefined; chain?: number | undefined; thenChain?: true | undefined }
  failure?: Failure | undefined
  /** Start of the current wait, in ms since page start. */
  since: number
}

export type Intent = { wallet: WalletId; account: Address; chainId?: number | undefined }

export type Failure = Omit<NonNullable<Snapshot['failure']>, 'error'> & { error: ConnectionError }

/** Attempt to connect, from its first request to `connect`. */
export type ConnectAttempt = {
  step: 'provider' | 'accounts' | 'check' | 'chain' | 'switch'
  /** A reconnect: it never prompts, and ends without an error. */
  silent: boolean
  /** The wallet is on another device, so the attempt has no timeout. */
  remote: boolean
  /** Chain to ask for before `connect`. */
  target?: number | undefined
  /** Promises that this attempt settles. */
  tickets: readonly number[]
  /** Calls whose accounts count. Only an error of the first ends the attempt. */
  awaited: readonly number[]
  accounts: readonly Address[]
  chainId?: number | undefined
  /** Accounts of events during the attempt. If they differ from the answer, the accounts are read again. */
  eventAccounts?: readonly Address[] | undefined
  eventChainId?: number | undefined
  checks: number
  /** Failure of the initial switch, reported beside `connect`. */
  switchFailure?: Failure | undefined
}

/** Pending switch or add. Complete when `eth_chainId` is the target. */
export type ChainRequest = {
  act: 'switch' | 'add'
  target: number
  call: number
  /** The wallet answered without an error. The chain must follow within 2 s. */
  answered: boolean
  /** The chain is the target, but the answer is missing. It has 1 s to arrive. */
  grace: boolean
  tickets: readonly number[]
  /** Error to report if the chain does not become the target after Rainbow's ambiguous -32003. */
  refusal?: ConnectionError | undefined
}

/**
 * Returns the state of a new connection. `intent` is the stored wallet of the page before a reload.
 *
 * @example initial().status // 'disconnected'
 */
export function initial(intent?: Intent): State {
  return { status: 'disconnected', attempt: 0, calls: 0, accounts: [], reads: {}, since: 0, intent }
}
