/**
 * The words that the engine, its personas, the bridges and everyone who scripts a wallet share.
 * Everything here is plain data (JSON on the wire) but for `Provider`, `Wallet` and the ports.
 */

export type Address = `0x${string}`
export type Hex = `0x${string}`
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** What a dapp gets: an EIP-1193 provider, with whatever else its persona puts on it. */
export type Provider = {
  request(args: unknown): Promise<unknown>
  on(event: string, listener: (...args: unknown[]) => void): unknown
  removeListener(event: string, listener: (...args: unknown[]) => void): unknown
} & Record<string, unknown>

/** An account of the wallet. Without `privateKey` it can be shown but not sign. */
export type Account = { address: Address; privateKey?: Hex }

/** A network that the wallet lists. `chainId` is a number; hex strings exist only at the provider's edge. */
export type Chain = { chainId: number; name: string; rpcUrl: string }

/**
 * Whether a wallet runs the calls of a batch as one (EIP-5792, `atomic`): it does, it does once the person lets it
 * upgrade the account (EIP-7702), or never.
 */
export type Atomic = 'supported' | 'ready' | 'unsupported'

/** Capabilities of a wallet for batches of calls (EIP-5792); of several entries that fit, the last one counts. */
export type Capabilities = {
  /** Absent: every chain. */
  chainId?: number
  /** Absent: every account. */
  account?: Address
  /** Default `unsupported`. */
  atomic?: Atomic
  /** Whether a paymaster of the dapp may pay (ERC-7677). Default `false`. */
  paymasterService?: boolean
  /**
   * Receipts of a batch that ran as one: `one`, since it was one transaction, or one for each call, as wallets have
   * that send a bundle of transactions. Default `one`.
   */
  receipts?: 'one' | 'perCall'
}

/** Any JavaScript value as JSON: `undefined`, bigint, errors and plain rejections keep their nature. */
export type Encoded =
  | { $: 'json'; value: Json }
  | { $: 'undefined' }
  | { $: 'bigint'; value: string }
  /** The numbers that JSON lacks. */
  | { $: 'number'; value: 'NaN' | 'Infinity' | '-Infinity' }
  | { $: 'error'; error: ErrorShape }
  | { $: 'array'; items: Encoded[] }
  | { $: 'object'; entries: [string, Encoded][] }

/** An error as a value. `kind` says what the dapp catches; absent: what the persona throws. */
export type ErrorShape = {
  kind?: 'error' | 'object' | 'string' | 'undefined'
  name?: string
  /** EIP-1193 and JSON-RPC say integer; wallets have sent strings, and none at all. */
  code?: number | string
  message?: string
  data?: Json
  stack?: string
  /** Further own keys of an error that was seen, in order; `encode` writes them. */
  own?: [string, Encoded][]
  /** `Error.cause`, where there was one. */
  cause?: Encoded
}

/** What a rule makes the wallet do with a matching request. */
export type Do =
  /** Answer as if the person approved; `accounts` is the choice made in the prompt. */
  | { type: 'approve'; accounts?: Address[] }
  /** Answer as if the person rejected, in the persona's own shape (or with this code or text). */
  | { type: 'reject'; code?: number | string; message?: string }
  /** Fail: verbatim, or a named failure in the persona's own shape. */
  | { type: 'fail'; error: ErrorShape | FailureName }
  /** Answer this, verbatim, touching no state. */
  | { type: 'reply'; value: Encoded }
  /** Never answer. Reported at the end of a test unless released. */
  | { type: 'hang' }
  /** Open a prompt and leave it for `prompt()` or an act. */
  | { type: 'prompt' }
  /** Do what the wallet would have done without this rule. */
  | { type: 'pass' }

export type FailureName =
  | 'userRejected'
  | 'unknownChain'
  | 'pending'
  | 'locked'
  | 'unauthorised'
  | 'unsupported'
  | 'disconnected'
  | 'invalidParams'
  | 'internal'
  | 'upgradeRejected'

/** When the events of an approved request are sent, relative to its answer. Absent: as the persona does. */
export type EventOrder = 'before' | 'after' | 'without' | 'twice'

/** A rule lies over the state machine: latest first, falling through when used up. Plain JSON on the wire. */
export type Rule = {
  id?: string
  /** Wallet id; absent: the wallet it was given to. */
  wallet?: string
  /** JSON-RPC method, or `*`. */
  method: string
  /** Deep partial match on the request. */
  when?: { params?: Json; origin?: string }
  /** How many requests it serves; absent: all. */
  times?: number
  /** Delay before acting, in ms of the wallet's clock. */
  after?: number
  events?: EventOrder
  /** One act, or a sequence whose last one stays. */
  do: Do | Do[]
}

/** A hand on the wallet itself, outside any request: what a person does in its window, or what befalls it. */
export type Act =
  | { type: 'approve'; prompt?: number; accounts?: Address[] }
  | { type: 'reject'; prompt?: number; code?: number | string; message?: string }
  | { type: 'dismiss'; prompt?: number }
  | { type: 'selectAccounts'; accounts: Address[]; event?: boolean }
  /** Takes every account from this site: `accountsChanged []`. */
  | { type: 'wipe'; event?: boolean }
  /** Disconnects this site in the wallet's own list of sites. */
  | { type: 'revoke' }
  | { type: 'switchChain'; chainId: number; event?: boolean }
  | { type: 'lock'; event?: boolean }
  | { type: 'unlock'; event?: boolean }
  /** Re-selects what is selected. */
  | { type: 'refresh' }
  /** The wallet can do this from now on, on this chain and for this account. */
  | ({ type: 'setCapabilities' } & Capabilities)
  /** The provider loses its wallet or all its chains: `disconnect`. `error` verbatim; absent: the persona's 1013. */
  | { type: 'drop'; error?: ErrorShape; argument?: 'none' }
  /** Undoes `drop`: `connect`. */
  | { type: 'restore' }
  | { type: 'networkDown'; chainId?: number }
  | { type: 'networkUp' }
  /** Emits an event verbatim, touching no state: for everything that no wallet should send. */
  | { type: 'emit'; event: string; args: Encoded[] }
  /** From now on every request throws, as when an extension was reloaded under the page. */
  | { type: 'vanish' }

/** An open prompt: what a person would see in the wallet's window. */
export type Prompt = {
  id: number
  method: string
  params: Json
  origin: string
  openedAt: number
  /** What the wallet warns the person of, e.g. a sign-in message for another domain (ERC-4361). */
  warning?: string
}

/** What a wallet remembers. Serialisable: it survives a reload and is shared by the tabs of a context. */
export type WalletState = {
  /** All accounts, the selected one first. */
  accounts: Address[]
  chains: Chain[]
  /** The wallet's own current chain: where a site that has none of its own is. */
  chainId: number
  locked: boolean
  /** By origin: the accounts that the site may see, the selected one first. */
  permissions: Record<string, Address[]>
  /** By origin: the site's chain, for personas that keep one per site. */
  siteChains: Record<string, number>
  /** `down` lists dead chains; `all` is a wallet without its client. */
  down: number[] | 'all'
  capabilities: Capabilities[]
}

/** One line of what happened, in order. `at` is ms of the wallet's clock. */
export type Entry = { seq: number; at: number; wallet: string } & (
  | { kind: 'call'; id: number; method: string; params: Encoded; origin: string }
  | { kind: 'result'; id: number; method: string; value: Encoded }
  | { kind: 'error'; id: number; method: string; error: Encoded }
  | { kind: 'event'; event: string; args: Encoded[] }
  | { kind: 'prompt'; prompt: Prompt }
  | { kind: 'answer'; prompt: number; answer: 'approved' | 'rejected' | 'dismissed' | 'cancelled' }
  | { kind: 'act'; act: Act }
  | { kind: 'rpc'; chainId: number; method: string; params: Json }
)

/** The clock of a wallet, in ms. A fake one makes every race replayable. */
export type Clock = {
  now(): number
  setTimeout(fn: () => void, ms: number): unknown
  clearTimeout(timer: unknown): void
}

/** How the engine reaches a node. It answers a value and never throws: a code that is thrown is a code lost. */
export type Rpc = (
  chainId: number,
  call: { method: string; params?: Json },
  /** Ask this node instead of the chain's own: the candidate of a `wallet_addEthereumChain`. */
  url?: string,
  /** Where the wallet's own list has this chain's node, for those who know no other. */
  listed?: string,
) => Promise<{ result: Json } | { error: { code: number; message: string; data?: Json } }>

/** Signatures, behind a port: in a page the keys' code arrives at the first signature. */
export type Signer = {
  message(account: Account, data: Hex): Promise<Hex>
  typedData(account: Account, typedData: Json): Promise<Hex>
  /** Signs a complete transaction (nonce, gas and fees filled in), its authorizations first (EIP-7702), and answers its raw form. */
  transaction(account: Account, transaction: Json): Promise<Hex>
  /** Who signed `data` with `message`; lower case. For wallets that have `personal_ecRecover`. */
  recover?(data: Hex, signature: Hex): Promise<Address>
}
