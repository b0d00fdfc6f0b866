import type { Address } from 'viem'
import type { ConnectionError } from '../errors/ConnectionError.ts'
import type { WalletId } from '../catalogue/Wallet.ts'
import type { Snapshot, Status } from '../types.ts'

/**
 * Immutable state of the connection, as the transition table specifies it. The connection emits every change at once,
 * so `accounts` and `chainId` are also the last emitted values.
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
  /**
   * Call numbers of the current reads. Answers to older reads are ignored. With `thenChain`, the read of the chain
   * follows the read of the accounts.
   */
  reads: { accounts?: number | undefined; chain?: number | undefined; thenChain?: true | undefined }
  failure?: Failure | undefined
  /** Start of the current wait, in ms since page start. */
  since: number
}

export type Intent = { wallet: WalletId; account: Address; chainId?: number | undefined }

export type Failure = Omit<NonNullable<Snapshot['failure']>, 'error'> & { error: ConnectionError }

/** Attempt to connect, from its first request to the event `connect`. */
export type ConnectAttempt = {
  step: 'provider' | 'accounts' | 'check' | 'chain' | 'switch'
  /** Whether the attempt is a reconnect, which never shows a prompt and fails without an error. */
  silent: boolean
  /** Whether the wallet is on another device. The attempt then has no timeout. */
  remote: boolean
  /** Chain to which the wallet is asked to switch before the event `connect`. */
  target?: number | undefined
  /** Promises that this attempt settles. */
  tickets: readonly number[]
  /** Numbers of the calls whose answers may give the accounts. Only an error of the first call ends the attempt. */
  awaited: readonly number[]
  accounts: readonly Address[]
  chainId?: number | undefined
  /** Accounts of the newest event during the attempt. If they differ from the answer, the accounts are read again. */
  eventAccounts?: readonly Address[] | undefined
  eventChainId?: number | undefined
  /** Number of repeated reads so far. */
  checks: number
  /** Failure of the initial switch, which is reported after the event `connect`. */
  switchFailure?: Failure | undefined
}

/** Pending switch or add. It is complete when `eth_chainId` returns the target. */
export type ChainRequest = {
  act: 'switch' | 'add'
  target: number
  call: number
  /** Whether the wallet answered without an error. It must be on the target chain within 2 s after that. */
  answered: boolean
  /** Whether the wallet is on the target chain but has not answered. The answer has 1 s to arrive. */
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
