import type { Address, Chain } from 'viem'
import type { Mark, WalletId } from './catalogue/Wallet.ts'
import type { ObservedProvider } from './discovery/Provider.ts'
import type { PairingPort } from './walletconnect/Pairing.ts'

/** Status of a connection. The transition table abbreviates them, in this order: D C N S A R. */
export type Status =
  | 'disconnected'
  | 'connecting'
  | 'connected'
  | 'switching'
  | 'adding'
  | 'reconnecting'

/** Cause of an error, as `classify` returns it. */
export type Cause =
  | 'user-rejected'
  | 'chain-not-configured'
  | 'pending'
  | 'locked'
  | 'unsupported'
  | 'offline'
  | 'unreachable'
  | 'timeout'
  | 'unknown'

/** Name of a connection's error class, without the suffix `Error`. */
export type ErrorName =
  | 'UserRejected'
  | 'ChainNotConfigured'
  | 'SwitchChain'
  | 'ProviderNotFound'
  | 'NoAccounts'
  | 'RequestPending'
  | 'Aborted'
  | 'Timeout'
  | 'Disconnected'
  | 'ConnectFailed'

/** Reason of a `SwitchChainError`. */
export type Reason =
  | 'pending'
  | 'busy'
  | 'timeout'
  | 'disconnected'
  | 'aborted'
  | 'unreachable'
  | 'other'

/** Entry of the connection's event stream. */
export type Detail = {
  /** Number of the entry in this page, from 1. */
  seq: number
  /** ms since page start. */
  at: number
  /** Number of the attempt that the entry belongs to. */
  attempt: number
  /** Events come in this order: `connecting`, `connect`, any number of `change`, `disconnect`. `error` may come anywhere. */
  event: 'connecting' | 'connect' | 'change' | 'disconnect' | 'error'
  /** Wallet of the entry: a catalogue id or an rdns (EIP-6963). */
  wallet: WalletId
  /** Checksummed accounts (EIP-55), the selected one first (EIP-1102), at most 500. Set for `connect` and `change`. */
  accounts?: readonly Address[]
  /** Chain id as a number (EIP-155), whatever form the wallet sends. Set for `connect` and `change`. */
  chainId?: number
  /** Kind of a `change`. Two changes in one tick are two entries, up to the limit of events (README, Limits). */
  changed?: readonly ('account' | 'chain')[]
  /** Whether `chainId` is one of the app's chains. */
  supported?: boolean
  /** `code`: innermost code of the wallet's error (EIP-1193, EIP-1474, CAIP-25). `message`: text for the user. */
  error?: { kind: Cause; class: ErrorName; reason?: Reason; code?: number; message: string }
}

/** Immutable snapshot of a connection, for `useSyncExternalStore`. */
export type Snapshot = {
  /** Status of the connection. `accounts` is not empty while `connected`, `switching` or `adding`. */
  status: Status
  /** Number of attempts to connect in this page. */
  attempt: number
  /** Wallet of the attempt or the connection: a catalogue id or an rdns (EIP-6963). */
  wallet?: WalletId
  /** Checksummed accounts (EIP-55), the selected one first. Empty unless connected. */
  accounts: readonly Address[]
  /** Chain of the wallet (EIP-155 number), also if the app does not have it. */
  chainId?: number
  /** Whether `chainId` is one of the app's chains. */
  supported?: boolean
  /** Pending request to the wallet. `since` and its timeout `until` are in ms since page start. */
  waiting?: { act: 'connect' | 'switch' | 'add'; since: number; until?: number; chainId?: number }
  /** Connection that a reconnect restores, for a “restoring” message. */
  restoring?: { wallet: WalletId; account: Address; chainId?: number }
  /** Last failure, until the next action of the user. */
  failure?: {
    act: 'connect' | 'switch' | 'add' | 'disconnect'
    error: Error
    wallet: WalletId
    chainId?: number
    /** Chain of the wallet (EIP-155), for the action "Connect on …". */
    walletChainId?: number
  }
  /** Wallet that a reload restores. */
  intent?: WalletId
  /** The user disconnected in this page, and no attempt has begun since. */
  left?: true
  /** `reconnect` did not restore the wallet of `intent`: several wallets of this page announce its identity. */
  contested?: true
}

/** Warning about a row. EIP-6963 does not prove the identity of a wallet, so a page cannot tell a fake from the original. */
export type RowWarning =
  /** Several wallets of this page announce this identity. */
  | 'contested'
  /**
   * The announced name can be confused with another one: it equals or resembles the name of another row, mixes
   * alphabets, has rare letters or symbols, or imitates the rdns in brackets that a row adds.
   */
  | 'name'
  /** One provider is announced under several identities. */
  | 'alias'

/** Row of the dialog. A provider has one row, even if it announces itself several times. */
export type WalletRow = {
  /** Catalogue id or rdns, with a suffix such as `#2` for further wallets of this page that announce it. */
  id: WalletId
  /** Name from the catalogue, or the announced name. Ends in the rdns in brackets if `warning` is `name`. */
  name: string
  /** Icon from the catalogue, or the announced icon. Always a data URI. */
  icon?: string
  /** Colour and path of the catalogue's icon, to render it inline. */
  mark?: Mark
  /** Whether the wallet is in this page: announced, or found by namespace or flag. */
  installed: boolean
  /** `catalogue`: a wallet of the catalogue. `announced`: any other EIP-6963 wallet. */
  group: 'catalogue' | 'announced'
  /** Reverse domain name (EIP-6963). */
  rdns?: string
  /** The wallet is not in this page, but reachable on another device. */
  remote?: boolean
  /** The wallet was the last one connected in this app. */
  recent?: boolean
  /** Absent for most rows. */
  warning?: RowWarning
  /** Name of the identity that `warning` is about. For `alias`, name of the second identity. */
  claim?: string
  /** Name that the wallet announced (EIP-6963), on one line. Set with `warning`. */
  announcedName?: string
}

/** Connection to one wallet at a time: methods, an event stream and a snapshot. No method throws synchronously. */
export type Connection = {
  /** Returns the current snapshot: the same object until something changes. */
  getSnapshot(): Snapshot
  /** Calls the listener on every change of the snapshot. Returns a function that removes it. */
  watch(listener: () => void): () => void
  /** Calls the listener for every entry of the event stream, in order. Returns a function that removes it. */
  subscribe(listener: (detail: Detail) => void): () => void
  /**
   * Requests the wallet's accounts (`eth_requestAccounts`, EIP-1102), then the first of `chains`. The accounts request
   * times out after 120 s. `chainId` (EIP-155) requests another of `chains`. `switch: false` connects on the wallet's
   * chain. Rejects with any `ErrorName` except `ChainNotConfigured` and `SwitchChain`.
   */
  connect(
    wallet: WalletId,
    options?: { switch?: boolean; chainId?: number },
  ): Promise<{ accounts: readonly Address[]; chainId: number }>
  /**
   * Switches the chain (`wallet_switchEthereumChain`, EIP-3326). Resolves when `eth_chainId` is the target, and times
   * out after 120 s. Rejects with `UserRejected`, `ChainNotConfigured` or `SwitchChain`.
   */
  switchChain(chainId: number): Promise<void>
  /**
   * Adds a chain to the wallet (`wallet_addEthereumChain`, EIP-3085) and switches to it. Call it only from an action
   * of the user. Rejects like `switchChain`.
   */
  addChain(chainId: number): Promise<void>
  /** Cancels the pending request. A connection stays. */
  cancel(): void
  /**
   * Disconnects at once, and revokes the site's permission if the wallet supports it (`wallet_revokePermissions`,
   * EIP-2255). Never rejects.
   */
  disconnect(): Promise<void>
  /**
   * Restores the connection at page start, unless the user had disconnected. Ends after 5 s of a visible page. Never
   * prompts, and never rejects. Restores nothing if several wallets of the page announce the stored identity
   * (`contested` in the snapshot).
   */
  reconnect(): Promise<void>
  /** Rows of the dialog. `scan` searches again for wallets that do not announce themselves. */
  wallets: {
    getSnapshot(): readonly WalletRow[]
    watch(listener: () => void): () => void
    scan(): void
    /**
     * Returns the number of announcements beyond the limits, which have no row (README, Limits). Repeated ones count
     * again. The listeners of `watch` are not called when it grows.
     */
    dropped(): number
  }
  /** Chains of the app, the default chain first. */
  chains: readonly [Chain, ...Chain[]]
  /** Pairing with wallets on other devices. Absent without WalletConnect. */
  pairing?: PairingPort
  /**
   * Returns the EIP-1193 provider of a wallet, for the app's own requests (signing, sending). Default: the connected
   * wallet. Returns undefined if the wallet is neither installed nor reached on another device. An error of a request
   * can end the connection, for example when the extension is gone.
   */
  provider(wallet?: WalletId): ObservedProvider | undefined
  /**
   * Removes every listener and timer of the connection, and rejects pending promises with `Aborted`. A loaded
   * WalletConnect client belongs to the page and stays.
   */

  destroy(): void
}
