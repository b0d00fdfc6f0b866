import type { Address, Chain } from 'viem'
import type { Mark } from './catalogue/mark.ts'
import type { ObservedProvider } from './connection/observed.ts'
import type { PairingPort } from './walletconnect/Pairing.ts'

/**
 * One of the eight wallets of the catalogue, or the rdns of another announced wallet (EIP-6963). Where several
 * wallets of a page announce one identity, each but the first has a number: `metamask#2`. Numbers last as long as
 * the page.
 */
export type WalletId =
  | 'rabby'
  | 'gate'
  | 'tokenpocket'
  | 'walletconnect'
  | 'bitget'
  | 'metamask'
  | 'rainbow'
  | 'binance'
  | (string & {})

/** Where a connection is. The letters of the transition table, in its order: D C N S A R. */
export type Status =
  | 'disconnected'
  | 'connecting'
  | 'connected'
  | 'switching'
  | 'adding'
  | 'reconnecting'

/** What went wrong, by cause: what `classify` answers (decision 11 of the transition table). */
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

/** The class of the error that a promise of the connection rejects with; each is `<name>Error`. */
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

/** Why a switch failed, on `SwitchChainError`. */
export type Reason =
  | 'pending'
  | 'busy'
  | 'timeout'
  | 'disconnected'
  | 'aborted'
  | 'unreachable'
  | 'other'

/** One entry of the connection's stream; the app shows it in its log and dispatches it on `window`. */
export type Detail = {
  /** Counts up by one, from 1, within a page. */
  seq: number
  /** ms since page start. */
  at: number
  /** The attempt it belongs to. */
  attempt: number
  /** In order: `connecting`, `connect`, any number of `change`, `disconnect`; `error` between them (decision 11). */
  event: 'connecting' | 'connect' | 'change' | 'disconnect' | 'error'
  /** Whom it is about: an id of the catalogue, or an rdns (EIP-6963). */
  wallet: WalletId
  /** Checksummed (EIP-55), the selected account first (EIP-1102), 500 at most. With `connect` and `change`. */
  accounts?: readonly Address[]
  /** A number (EIP-155, EIP-695), whatever the wallet writes. With `connect` and `change`. */
  chainId?: number
  /** Two changes in one tick are two entries, up to the limit of events (README, Limits). */
  changed?: readonly ('account' | 'chain')[]
  /** `false`: connected on a chain that the app lacks. */
  supported?: boolean
  /** `code`: the wallet's own, innermost (EIP-1193, EIP-1474, CAIP-25). `message`: a sentence for a person. */
  error?: { kind: Cause; class: ErrorName; reason?: Reason; code?: number; message: string }
}

/** The connection as it stands, immutable; for `useSyncExternalStore` and for reading at any moment. */
export type Snapshot = {
  /** One of the six states of the transition table; accounts are there in the three from `connected` on to `adding`. */
  status: Status
  /** Counts the attempts to connect in this page, from 1. */
  attempt: number
  /** The wallet of the attempt or of the connection: an id of the catalogue, or an rdns (EIP-6963). */
  wallet?: WalletId
  /** Checksummed (EIP-55), the selected one first; none unless connected. */
  accounts: readonly Address[]
  /** A number (EIP-155); the wallet's own, also where the app lacks it. */
  chainId?: number
  /** Whether the app has this chain. */
  supported?: boolean
  /** What is being waited for, since when and until when it may last, both in ms since page start (decision 9). */
  waiting?: { act: 'connect' | 'switch' | 'add'; since: number; until?: number; chainId?: number }
  /** While reconnecting: what was connected before, to be shown as “restoring”. */
  restoring?: { wallet: WalletId; account: Address; chainId?: number }
  /** The last failure of an act, until the next act: what the screen explains. */
  failure?: {
    act: 'connect' | 'switch' | 'add' | 'disconnect'
    error: Error
    wallet: WalletId
    chainId?: number
    /** The chain the wallet stays on (EIP-155): what "Connect on …" offers (decision 6). */
    walletChainId?: number
  }
  /** The wallet that a reload would restore (decision 13). */
  intent?: WalletId
  /** The person has disconnected here, by whichever button, and nobody has begun to connect since. */
  left?: true
  /** `reconnect` did not restore the wallet of `intent`: several wallets of this page announce its identity. */
  contested?: true
}

/** Reason to look twice at a row. A page cannot find out which wallet is the real one: EIP-6963 proves no identity. */
export type RowWarning =
  /** Several wallets of this page announce this identity. */
  | 'contested'
  /**
   * The name that the wallet chose can be taken for another one: it is, or looks like, the name of another row, mixes
   * alphabets, has letters or symbols in no everyday use, or ends like the rdns in brackets that a row adds.
   */
  | 'name'
  /** One provider is announced under several identities. */
  | 'alias'

/** A row of the dialog: one provider, whatever the number of its announcements. */
export type WalletRow = {
  /** An id of the catalogue or an rdns; `#2` and so on for further wallets of this page that announce it. */
  id: WalletId
  /** The catalogue's name or the announced one; with the rdns in brackets where `warning` calls for it. */
  name: string
  /** A local SVG of the catalogue as a data URI, or the announced icon (data URI only). */
  icon?: string
  /** What that local SVG draws, for those who draw it themselves. */
  mark?: Mark
  /** Present in this page: announced, or found by namespace or flag. */
  installed: boolean
  /** `catalogue`: one of the eight; `announced`: any other EIP-6963 wallet. */
  group: 'catalogue' | 'announced'
  /** Its reverse domain name (EIP-6963). */
  rdns?: string
  /** Not in this page, and can be reached on another device. */
  remote?: boolean
  /** The wallet that was last connected here. */
  recent?: boolean
  /** Absent for most rows. */
  warning?: RowWarning
  /** With `warning`: name of the identity in question, with `alias` of the other one. */
  claim?: string
  /** With `warning`: what the wallet calls itself (EIP-6963), on one line. */
  announcedName?: string
}

/** The connection: acts, a stream of events and a snapshot. Nothing in it ever throws synchronously. */
export type Connection = {
  /** As it stands; the same object until something changes. */
  getSnapshot(): Snapshot
  /** Called on every change of the snapshot. Answers the function that stops it. */
  watch(listener: () => void): () => void
  /** The stream: `connecting`, `connect`, `change`, `disconnect` and errors, in order. */
  subscribe(listener: (detail: Detail) => void): () => void
  /**
   * Asks the wallet for its accounts (`eth_requestAccounts`, EIP-1102), for 120 s at most. `switch: false`
   * connects on the wallet’s own chain (decision 6); `chainId` (EIP-155): ask for this one of `chains`, not the
   * first. Rejects with any `ErrorName` but
   * `ChainNotConfigured` and `SwitchChain` (decision 11).
   */
  connect(
    wallet: WalletId,
    options?: { switch?: boolean; chainId?: number },
  ): Promise<{ accounts: readonly Address[]; chainId: number }>
  /**
   * `wallet_switchEthereumChain` (EIP-3326); done when `eth_chainId` is the target, for 120 s at most. Rejects
   * with `UserRejected`, `ChainNotConfigured` or `SwitchChain` (decision 11).
   */
  switchChain(chainId: number): Promise<void>
  /** `wallet_addEthereumChain` (EIP-3085) and then the switch; the person's own act (decision 8). Rejects likewise. */
  addChain(chainId: number): Promise<void>
  /** Ends the wait, never the connection (decision 14). */
  cancel(): void
  /** Here at once; in the wallet too where it can revoke (`wallet_revokePermissions`, EIP-2255). Never rejects. */
  disconnect(): Promise<void>
  /**
   * Silently, at page start, if the person had not disconnected; 5 s of a visible page. Never prompts, never rejects.
   * Restores nothing where several wallets of the page announce the stored identity (`contested` of the snapshot).
   */
  reconnect(): Promise<void>
  /** The rows of the dialog, live. `scan` looks again for wallets that came without a word. */
  wallets: {
    getSnapshot(): readonly WalletRow[]
    watch(listener: () => void): () => void
    scan(): void
    /**
     * Number of announcements without a row, beyond the limits (README, Limits); repeated ones count again. It
     * grows without a call of the listeners.
     */
    dropped(): number
  }
  /** The app's networks, the default first. */
  chains: readonly [Chain, ...Chain[]]
  /** What a screen shows of a wallet on another device; absent where none can be reached. */
  pairing?: PairingPort
  /**
   * The wallet's EIP-1193 provider for requests of others (signing, sending), the connected one unless said
   * otherwise; `undefined` where it is not in this page. Its failures tell the connection that a wallet is gone.
   */
  provider(wallet?: WalletId): ObservedProvider | undefined
  /**
   * Removes every listener and timer of the connection, and rejects what is pending (`Aborted`). A client of
   * WalletConnect that was loaded is the page's, and stays.
   */
  destroy(): void
}
