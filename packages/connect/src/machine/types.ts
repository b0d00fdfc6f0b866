import type { Address } from 'viem'
import type { ConnectionError } from '../errors/errorClasses.ts'
import type { WalletId } from '../catalogue/Wallet.ts'
import type { ConnectionEvent, ConnectionEventName, Snapshot, Status } from '../types.ts'

/** Event or act that the transition function handles. Payloads of wallets are `unknown` until they are normalised. */
export type Stimulus =
  /** The user connects to a wallet (`eth_requestAccounts`, EIP-1102). */
  | {
      type: 'connect'
      /** Number of the promise that the caller received. `ticket` means the same in the other stimuli. */
      ticket: number
      wallet: WalletId
      /** Whether the connection can reach the wallet: in this page, or by its `Remote`. */
      present: boolean
      /** Whether a `Remote` provides the wallet. The request of accounts then has no timeout. */
      remote: boolean
      /** Chain on which to connect (EIP-155 number). Default: the wallet's chain. */
      target?: number | undefined
    }
  /** The user switches the chain (EIP-155 number): `wallet_switchEthereumChain` (EIP-3326). */
  | { type: 'switch'; ticket: number; chainId: number }
  /** The user adds the chain: `wallet_addEthereumChain` (EIP-3085). */
  | { type: 'add'; ticket: number; chainId: number }
  /** The user cancels the pending request. If the app is connected, it stays connected. */
  | { type: 'cancel' }
  /** The user disconnects: `wallet_revokePermissions` (MIP-2 of MetaMask), if the wallet supports it. */
  | { type: 'disconnect' }
  /** The app restores the stored wallet with `eth_accounts`, without a prompt. `present`: the restore can start now. */
  | { type: 'reconnect'; present: boolean }
  /** The wallet that is being restored has appeared. */
  | { type: 'appeared' }
  /** Several wallets of the page claim the identity of the wallet to restore. */
  | { type: 'contested' }
  /** The wallet answers the `call` effect with this number. */
  | { type: 'answer'; call: number; purpose: Purpose; wallet: WalletId; answer: Answer }
  /** EIP-1193 `accountsChanged`: the accounts, in the wallet's spelling. */
  | { type: 'accountsChanged'; payload: unknown }
  /** EIP-1193 `chainChanged`: a hex chain id (EIP-695). Wallets also send other forms. */
  | { type: 'chainChanged'; payload: unknown }
  /** EIP-1193 `connect`: `{ chainId }`. */
  | { type: 'providerConnect'; payload: unknown }
  /** EIP-1193 `disconnect`: an error. After the code 1013 the provider may recover. */
  | { type: 'providerDisconnect'; payload: unknown }
  /** A request of the app to the wallet failed: the wallet is gone, or the site may not use it. */
  | { type: 'failed'; why: 'gone' | 'unauthorised' }
  /** A timer of `timerDurations` ended. */
  | { type: 'timer'; timer: Timer }
  /** The browser restored the page from the back/forward cache. */
  | { type: 'restored' }
  /** The user disconnected this wallet in another tab of the origin. */
  | { type: 'forgotten'; wallet: WalletId }

export type AnswerStimulus = Extract<Stimulus, { type: 'answer' }>

/** Purpose of a request to the wallet. */
export type Purpose =
  /** `eth_requestAccounts` of a connect, which may prompt */
  | 'request'
  /** `eth_accounts` of the silent attempt */
  | 'restore'
  /** `eth_accounts` when the page leaves the back/forward cache; or `eth_requestAccounts` of a restore of Rabby */
  | 'recheck'
  | 'readAccounts'
  | 'readChain'
  | 'switch'
  | 'add'
  | 'revoke'

/** Outcome of a request to the wallet. With `gone`, the wallet can no longer answer. */
export type Answer = { ok: true; value: unknown } | { ok: false; error: unknown; gone: boolean }

/**
 * Names of the timers. `prompt` limits the request of accounts. `silent` limits a reconnect, and counts only while the
 * page is visible. `read` limits a read that the next step needs. `chainRequest` limits a switch or an add. `settle`
 * limits the time from the wallet's answer until the wallet is on the chain. `poll` is the interval between reads of
 * the chain. `grace` limits the time from the chain's change until the wallet's answer.
 */
export type Timer = 'prompt' | 'silent' | 'read' | 'chainRequest' | 'settle' | 'poll' | 'grace'

/** Immutable state of the connection. `accounts` and `chainId` are also the last emitted values. */
export type State = {
  status: Status
  /** Number of attempts to connect. */
  attempt: number
  /** Number of requests to wallets. */
  calls: number
  wallet?: WalletId | undefined
  accounts: readonly Address[]
  chainId?: number | undefined
  /** Wallet that a reload restores. A successful connect sets it, and only a disconnect by the user clears it. */
  intent?: Intent | undefined
  /** Set after the user disconnected in this page, until the next attempt. */
  left?: true | undefined
  /** Set after a restore that was refused because several wallets claim the identity of `intent`. */
  contested?: true | undefined
  /** Set while connecting or reconnecting. */
  connectAttempt?: ConnectAttempt | undefined
  /** Set while switching or adding, and during the initial switch of a connect. */
  chainRequest?: ChainRequest | undefined
  /** Call numbers of the current reads. With `thenChain`, the read of the chain follows the read of the accounts. */
  reads: { accounts?: number | undefined; chain?: number | undefined; thenChain?: true | undefined }
  failure?: Failure | undefined
  /** Start of the current wait, in ms since page start. */
  since: number
}

/** Wallet that a reload restores, with its last account and chain (EIP-155 number). */
export type Intent = { wallet: WalletId; account: Address; chainId?: number | undefined }

/** Last action that failed, with its error. */
export type Failure = NonNullable<Snapshot['failure']>

/** Attempt to connect, from its first request to the event `connect` or the failure. */
export type ConnectAttempt = {
  step: 'provider' | 'accounts' | 'check' | 'chain' | 'switch'
  /** Whether the attempt is a reconnect, which never shows a prompt and fails without an error. */
  silent: boolean
  /** Whether a `Remote` provides the wallet. */
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

/** Pending switch or add, until the wallet is on the target chain or the request fails. */
export type ChainRequest = {
  act: 'switch' | 'add'
  target: number
  call: number
  /** Whether the wallet has answered. It then has 2 s to be on the target chain. */
  answered: boolean
  /** Whether the wallet is on the target chain but has not answered. The answer has 1 s to arrive. */
  grace: boolean
  tickets: readonly number[]
  /** Error of an add with Rainbow's ambiguous code -32003, to report if the chain does not become the target. */
  refusal?: ConnectionError | undefined
}

/** Event before the connection adds `seq` and `at`. */
export type EmittedEvent = {
  [Name in ConnectionEventName]: Omit<ConnectionEvent<Name>, 'seq' | 'at'>
}[ConnectionEventName]

/**
 * Action that a transition requires of the connection. Effects run in order. Chain ids are hex in `params` (EIP-695)
 * and numbers in `value` (EIP-155).
 */
export type Effect =
  /** Send a request to the wallet. The connection dispatches the result as an `answer` with the same `call`. */
  | {
      type: 'call'
      call: number
      purpose: Purpose
      wallet: WalletId
      method: string
      params?: unknown[]
    }
  /** Dispatch the stimulus `timer` after its time in `timerDurations`. */
  | { type: 'timer'; timer: Timer }
  /** Emit an event to the listeners. The connection adds `seq` and `at` (ms since page start). */
  | { type: 'emit'; event: EmittedEvent }
  /** Resolve the promises with these tickets. Accounts are checksummed (EIP-55), the selected one first. */
  | {
      type: 'resolve'
      tickets: readonly number[]
      value: { accounts: readonly Address[]; chainId: number }
    }
  /** Reject the promises with these tickets. */
  | { type: 'reject'; tickets: readonly number[]; error: ConnectionError }
