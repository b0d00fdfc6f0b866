import type { Address, Chain } from 'viem'
import type { Mark, Wallet, WalletId, WalletLinks } from './catalogue/Wallet.ts'
import type { ObservedProvider } from './discovery/Provider.ts'
import type { ConnectionError } from './errors/errorClasses.ts'
import type { PairingPort } from './walletconnect/Pairing.ts'

/** Status of a connection. The transition table abbreviates the six statuses as D, C, N, S, A and R, in this order. */
export type Status =
  | 'disconnected'
  | 'connecting'
  | 'connected'
  | 'switching'
  | 'adding'
  | 'reconnecting'

/**
 * Name of an event. The events come in this order: `connecting`, `connect`, any number of `change`, `disconnect`.
 * `error` may come anywhere.
 */
export type ConnectionEventName = 'connecting' | 'connect' | 'change' | 'disconnect' | 'error'

/**
 * Event of a connection, as a listener of `on` receives it. `ConnectionEvent<'connect'>` is the type of one event,
 * `ConnectionEvent` the union of all.
 */
export type ConnectionEvent<Name extends ConnectionEventName = ConnectionEventName> = {
  [Each in Name]: {
    /** Number of the event in this page, from 1. */
    seq: number
    /** ms since page start. */
    at: number
    /** Number of the attempt that the event belongs to. */
    attempt: number
    /** Name of the event. */
    event: Each
    /** Wallet of the event: a catalogue id or an rdns (EIP-6963). */
    wallet: WalletId
  } & ConnectionEventFields[Each]
}[Name]

/** Fields of each event in addition to those that all events have. */
export type ConnectionEventFields = {
  connecting: unknown
  connect: {
    /** Checksummed accounts (EIP-55), the selected one first (EIP-1102), at most 500. */
    accounts: readonly Address[]
    /** Chain id as a number (EIP-155), whatever form the wallet sends. */
    chainId: number
    /** Whether `chainId` is one of the app's chains. */
    supported: boolean
  }
  change: ConnectionEventFields['connect'] & {
    /** Changed value. Two changes in one tick are two events, up to the limit of events (README, Limits). */
    changed: readonly ('account' | 'chain')[]
  }
  disconnect: unknown
  error: {
    /** The error. If the app waits for a promise, it rejects with the same error. */
    error: ConnectionError
  }
}

/** Immutable snapshot of a connection, for `useSyncExternalStore`. */
export type Snapshot = {
  /** Status of the connection. `accounts` is not empty while `connected`, `switching` or `adding`. */
  status: Status
  /** Number of attempts to connect in this page. */
  attempt: number
  /** Wallet of the attempt or the connection: a catalogue id or an rdns (EIP-6963). */
  wallet?: WalletId
  /** Checksummed accounts (EIP-55), the selected one first. Empty unless `connected`, `switching` or `adding`. */
  accounts: readonly Address[]
  /** Chain of the wallet (EIP-155 number), even if the app does not have that chain. */
  chainId?: number
  /** Whether `chainId` is one of the app's chains. */
  supported?: boolean
  /** Pending request to the wallet. `since` is its start and `until` its timeout, both in ms since page start. */
  waiting?: { act: 'connect' | 'switch' | 'add'; since: number; until?: number; chainId?: number }
  /** Connection that a reconnect restores, for a “restoring” message. */
  restoring?: { wallet: WalletId; account: Address; chainId?: number }
  /** Last failure. The next action of the user removes it. */
  failure?: {
    act: 'connect' | 'switch' | 'add' | 'disconnect'
    error: ConnectionError
    wallet: WalletId
    chainId?: number
    /** Chain of the wallet (EIP-155), for the action "Connect on …". */
    walletChainId?: number
  }
  /** Wallet that a reload restores. */
  intent?: WalletId
  /** Set if the user disconnected in this page, and no attempt has begun since. */
  left?: true
  /** Set if `reconnect` did not restore the wallet of `intent`, because several wallets claim its identity. */
  contested?: true
}

/**
 * Warning about a row. EIP-6963 does not prove the identity of a wallet, so a page cannot tell a fake from the
 * original.
 */
export type RowWarning =
  /** Several wallets of this page claim this identity: announced, or found by namespace or flag. */
  | 'contested'
  /**
   * The announced name can be confused with another one: it equals or resembles the name of another row, contains the
   * name of a catalogue wallet or an rdns, mixes alphabets, or has rare letters or symbols.
   */
  | 'name'
  /** The same provider is announced under another identity, which has a row of its own. */
  | 'alias'

/** Row of the dialog: an identity of a provider. A repeated announcement adds no row. */
export type WalletRow = {
  /** Catalogue id or rdns. Further wallets of this page with the same identity have a suffix such as `#2`. */
  id: WalletId
  /** Name from the catalogue, or the announced name. Ends in the rdns in brackets if `warning` is `name`. */
  name: string
  /** Icon from the catalogue, or the announced icon. Always a data URI. */
  icon?: string | undefined
  /** The catalogue's icon as a drawing, to render it inline. Absent if the icon is an image. */
  mark?: Mark
  /** Whether the wallet is in this page: announced, or found by namespace or flag. */
  installed: boolean
  /** `catalogue`: a wallet of the catalogue. `announced`: any other EIP-6963 wallet. */
  group: 'catalogue' | 'announced'
  /** Reverse domain name (EIP-6963). */
  rdns?: string | undefined
  /** Whether the wallet is not in this page, but reachable on another device by WalletConnect. */
  remote?: boolean
  /** Whether the wallet is not in this page, and the app brings its provider (`getProvider`). */
  provided?: boolean | undefined
  /** Whether the wallet is never in a page: WalletConnect is the only way to reach it. */
  remoteOnly?: boolean | undefined
  /** Links to the wallet's app, from its description. */
  links?: WalletLinks | undefined
  /** Stores of the wallet, from its description. `installOptions` also knows those of the default wallets. */
  stores?: Wallet['stores'] | undefined
  /** Whether the wallet was the last one connected in this app. */
  recent?: boolean
  /** Warning about the row. Most rows have none. */
  warning?: RowWarning
  /** Name of the identity that `warning` is about. For `alias`, name of the other identity. */
  claim?: string
  /** Name that the wallet announced (EIP-6963), on one line. Set with `warning`. */
  announcedName?: string
}

/** Connection to one wallet at a time: methods, events and a snapshot. No method throws synchronously. */
export type Connection = {
  /** Returns the current snapshot: the same object until something changes. */
  getSnapshot(): Snapshot
  /** Calls the listener on every change of the snapshot. Returns a function that removes it. */
  subscribe(listener: () => void): () => void
  /**
   * Calls the listener for every event of this name. Listeners of several names are called in the order of the events.
   * Returns a function that removes the listener.
   */
  on<Name extends ConnectionEventName>(
    name: Name,
    listener: (event: ConnectionEvent<Name>) => void,
  ): () => void
  /**
   * Requests the wallet's accounts (`eth_requestAccounts`, EIP-1102), and then asks the wallet to switch to the first
   * of `chains`. The request of accounts times out after 120 s. `chainId` (EIP-155) selects another one of `chains`.
   * With `chainId: false`, the connection keeps the wallet's chain. Rejects with any `ErrorName` except
   * `ChainNotConfiguredError` and `SwitchChainError`.
   */
  connect(options: {
    wallet: WalletId
    chainId?: number | false | undefined
  }): Promise<{ accounts: readonly Address[]; chainId: number }>
  /**
   * Switches the chain (`wallet_switchEthereumChain`, EIP-3326). Resolves when `eth_chainId` is the target, and times
   * out after 120 s. Rejects with `UserRejectedError`, `ChainNotConfiguredError` or `SwitchChainError`.
   */
  switchChain(options: { chainId: number }): Promise<void>
  /**
   * Adds a chain to the wallet (`wallet_addEthereumChain`, EIP-3085) and switches to it. Call it only from an action
   * of the user. Rejects like `switchChain`.
   */
  addChain(options: { chainId: number }): Promise<void>
  /** Cancels the pending request. If the app is connected, it stays connected. */
  cancel(): void
  /**
   * Disconnects at once, and revokes the site's permission if the wallet supports it (`wallet_revokePermissions`,
   * EIP-2255). Never rejects.
   */
  disconnect(): Promise<void>
  /**
   * Restores the connection at page start, unless the user had disconnected. Gives up after 5 s in which the page is
   * visible. Never shows a prompt, and never rejects. Restores nothing if several wallets of the page claim the
   * stored identity (`contested` in the snapshot).
   */
  reconnect(): Promise<void>
  /** Rows of the dialog. `scan` searches again for wallets that do not announce themselves. */
  wallets: {
    getSnapshot(): readonly WalletRow[]
    subscribe(listener: () => void): () => void
    scan(): void
    /**
     * Returns the number of announcements beyond the limits, which have no row (README, Limits). A repeated
     * announcement counts each time. Of the changes of this number, only the first calls the listeners of `subscribe`.
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
  getProvider(options?: { wallet?: WalletId | undefined }): ObservedProvider | undefined
  /**
   * Removes every listener and timer of the connection, and rejects pending promises with `AbortedError`. A loaded
   * WalletConnect client stays loaded, because it belongs to the page and not to the connection.
   */
  destroy(): void
}
