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
 * Name of an event. An attempt emits `connecting`; after a success `connect`, any number of `change`, and `disconnect`.
 * `error` can come at any time.
 */
export type ConnectionEventName = 'connecting' | 'connect' | 'change' | 'disconnect' | 'error'

/** Event of a connection, for a listener of `on`. Without a type argument, the union of all. */
export type ConnectionEvent<Name extends ConnectionEventName = ConnectionEventName> = {
  [Each in Name]: {
    /** Number of the event since `createConnection`, from 1. */
    seq: number
    /** ms since page start. */
    at: number
    /** Number of the latest attempt to connect, as in the snapshot. */
    attempt: number
    /** Name of the event. */
    event: Each
    /** Wallet of the event. Empty for an error before the first attempt. */
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
    /** The changed value: account and chain change in separate events. Floods are reduced (README, Limits). */
    changed: readonly ('account' | 'chain')[]
  }
  disconnect: unknown
  error: {
    /** The error. If a call failed, its promise rejects with this error. */
    error: ConnectionError
  }
}

/** Snapshot of a connection, for `useSyncExternalStore`. Each change creates a new object. */
export type Snapshot = {
  /** Status of the connection. */
  status: Status
  /** Number of attempts to connect since `createConnection`, reconnects included. */
  attempt: number
  /** Wallet of the latest attempt: a catalogue id or an rdns (EIP-6963). It stays after a disconnect. */
  wallet?: WalletId
  /** Checksummed accounts (EIP-55), the selected one first. Empty unless `connected`, `switching` or `adding`. */
  accounts: readonly Address[]
  /** Chain of the wallet (EIP-155 number), even if the app does not have that chain. */
  chainId?: number
  /** Whether `chainId` is one of the app's chains. */
  supported?: boolean
  /**
   * Pending request to the wallet, except during a reconnect. `since` and `until`, its timeout, are in ms since page
   * start. A connect to a wallet that is not in this page has no timeout.
   */
  waiting?: { act: 'connect' | 'switch' | 'add'; since: number; until?: number; chainId?: number }
  /** Connection that the current reconnect restores, for a “restoring” message. */
  restoring?: { wallet: WalletId; account: Address; chainId?: number }
  /** Last failure. The next attempt, switch, add or disconnect removes it. */
  failure?: {
    act: 'connect' | 'switch' | 'add' | 'disconnect'
    error: ConnectionError
    wallet: WalletId
    chainId?: number
    /** Chain of the wallet when a switch or an add failed (EIP-155), for the button “Connect on …”. */
    walletChainId?: number
  }
  /** Wallet that a reload restores. */
  intent?: WalletId
  /** Set if the user disconnected in this page, and no attempt has begun since. */
  left?: true
  /** Set if `reconnect` did not restore the wallet of `intent`, because several wallets claim its identity. */
  contested?: true
}

/** Warning about a row of the dialog. EIP-6963 does not prove the identity of a wallet. */
export type RowWarning =
  /** Several wallets of this page claim this identity: announced, or found by namespace or flag. */
  | 'contested'
  /** The announced name looks like that of another row, a catalogue wallet or an rdns, or has rare letters. */
  | 'name'
  /** The same provider is announced under another identity, which has a row of its own. */
  | 'alias'

/** Row of the dialog: a wallet of the catalogue, or an identity that a provider of the page claims. */
export type WalletRow = {
  /** Catalogue id or rdns. Further wallets of this page with the same identity have a suffix such as `#2`. */
  id: WalletId
  /** Name from the catalogue, or the announced name. With a `warning`, it can end in `(rdns)` or in a number. */
  name: string
  /** Icon from the catalogue, or the announced icon: a data URI. */
  icon?: string | undefined
  /** The catalogue's icon as a drawing, to render it inline. Absent for an icon that is an image. */
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
  /** Warning about the identity or the name of the wallet. */
  warning?: RowWarning
  /** Name of the claimed identity, or of the provider's other one if this one is not contested. Set with `warning`. */
  claim?: string
  /** Name that the wallet announced (EIP-6963), or the catalogue's if it announced none. Set with `warning`. */
  announcedName?: string
}

/** Connection to one wallet at a time: methods, events and a snapshot. No method throws synchronously. */
export type Connection = {
  /** Returns the current snapshot: the same object until something changes. */
  getSnapshot(): Snapshot
  /** Calls the listener on every change of the snapshot. Returns a function that removes it. */
  subscribe(listener: () => void): () => void
  /** Calls the listener for every event of this name, in the order of all events. Returns a function that stops it. */
  on<Name extends ConnectionEventName>(
    name: Name,
    listener: (event: ConnectionEvent<Name>) => void,
  ): () => void
  /**
   * Requests the wallet's accounts (`eth_requestAccounts`, EIP-1102). If the wallet is on another chain than `chainId`
   * (EIP-155, default: the first of `chains`), asks it to switch. `chainId: false` keeps the wallet's chain. The
   * request of accounts times out after 120 s if the wallet is in this page. Rejects with any `ErrorName` except
   * `ChainNotConfiguredError` and `SwitchChainError`.
   */
  connect(options: {
    wallet: WalletId
    chainId?: number | false | undefined
  }): Promise<{ accounts: readonly Address[]; chainId: number }>
  /**
   * Switches the chain (`wallet_switchEthereumChain`, EIP-3326). Resolves when the wallet is on the chain, and times
   * out after 120 s. Rejects with `UserRejectedError`, `ChainNotConfiguredError` or `SwitchChainError`.
   */
  switchChain(options: { chainId: number }): Promise<void>
  /**
   * Adds a chain to the wallet (`wallet_addEthereumChain`, EIP-3085) and switches to it. Call it only from an action
   * of the user. Rejects like `switchChain`.
   */
  addChain(options: { chainId: number }): Promise<void>
  /** Cancels the pending connect, switch or add. An app that is connected stays connected. */
  cancel(): void
  /**
   * Disconnects at once, and forgets the stored wallet. Asks a wallet that is connected or being restored to revoke the
   * site's permission (`wallet_revokePermissions`, MIP-2 of MetaMask). Never rejects.
   */
  disconnect(): Promise<void>
  /**
   * Restores the stored connection without a prompt, for example at page start. Does nothing if the user had
   * disconnected, or if several wallets of the page claim the stored identity (`contested` in the snapshot). Resolves
   * after at most 5 s in which the page is visible. Never rejects.
   */
  reconnect(): Promise<void>
  /** Rows of the dialog. `scan` searches again for wallets that do not announce themselves. */
  wallets: {
    getSnapshot(): readonly WalletRow[]
    subscribe(listener: () => void): () => void
    scan(): void
    /**
     * Returns the number of announcements beyond the limits, which have no row (README, Limits). A repeated
     * announcement counts each time. Only the first of them calls the listeners of `subscribe`.
     */
    dropped(): number
  }
  /** Chains of the app, the default chain first. */
  chains: readonly [Chain, ...Chain[]]
  /** Pairing with wallets on other devices. Absent without the option `walletConnect`. */
  pairing?: PairingPort
  /**
   * Returns the EIP-1193 provider of a wallet (default: the wallet of the snapshot), for the app's own requests such as
   * signing. Returns undefined if the page has no provider of the wallet yet. A request that fails can end the
   * connection, for example when the extension is gone.
   */
  getProvider(options?: { wallet?: WalletId | undefined }): ObservedProvider | undefined
  /**
   * Removes every listener and timer of the connection, and rejects pending promises with `AbortedError`. A loaded
   * WalletConnect client stays loaded: it belongs to the page.
   */
  destroy(): void
}
