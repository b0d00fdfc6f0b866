/**
 * Types shared by the engine, its personas, the bridges and code that scripts a wallet. Everything except
 * `Provider`, `Wallet` and the ports is plain data (JSON on the wire).
 */

export type Address = `0x${string}`
export type Hex = `0x${string}`
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** EIP-1193 provider of a dapp, with further members that its persona adds. */
export type Provider = {
  request(args: unknown): Promise<unknown>
  on(event: string, listener: (...args: unknown[]) => void): unknown
  removeListener(event: string, listener: (...args: unknown[]) => void): unknown
} & Record<string, unknown>

/** Account of the wallet. Without `privateKey` it can be shown but not sign. */
export type Account = { address: Address; privateKey?: Hex }

/** Network that the wallet lists. `chainId` is a number; only the provider uses hex strings. */
export type Chain = { chainId: number; name: string; rpcUrl: string }

/**
 * Whether a wallet runs a batch of calls as one transaction (EIP-5792, `atomic`): yes, after the user lets it
 * upgrade the account (EIP-7702), or never.
 */
export type Atomic = 'supported' | 'ready' | 'unsupported'

/** Capabilities of a wallet for batches of calls (EIP-5792). If several entries match, the last one applies. */
export type Capabilities = {
  /** Default: every chain. */
  chainId?: number
  /** Default: every account. */
  account?: Address
  /** Default `unsupported`. */
  atomic?: Atomic
  /** Whether a paymaster of the dapp may pay (ERC-7677). Default `false`. */
  paymasterService?: boolean
  /**
   * Receipts of an atomic batch. `one`: the batch was one transaction. `perCall`: one for each call, as in
   * wallets that send a bundle of transactions. Default `one`.
   */
  receipts?: 'one' | 'perCall'
}

/** Any JavaScript value as JSON. `undefined`, bigint, errors and thrown plain objects can be restored. */
export type Encoded =
  | { $: 'json'; value: Json }
  | { $: 'undefined' }
  | { $: 'bigint'; value: string }
  /** Numbers that JSON lacks. */
  | { $: 'number'; value: 'NaN' | 'Infinity' | '-Infinity' }
  | { $: 'error'; error: ErrorShape }
  | { $: 'array'; items: Encoded[] }
  | { $: 'object'; entries: [string, Encoded][] }

/** An error as a value. `kind` is the type that the dapp catches. Default: the type that the persona throws. */
export type ErrorShape = {
  kind?: 'error' | 'object' | 'string' | 'undefined'
  name?: string
  /** An integer by EIP-1193 and JSON-RPC. Real wallets also send strings or no code. */
  code?: number | string
  message?: string
  data?: Json
  stack?: string
  /** Other own keys of an observed error, in order. `encode` sets them. */
  own?: [string, Encoded][]
  /** `Error.cause`, if the error had one. */
  cause?: Encoded
}

/** Answer of the wallet to a matching request. */
export type Do =
  /** Answers as if the user approved. `accounts` is the choice in the prompt. */
  | { type: 'approve'; accounts?: Address[] }
  /** Answers as if the user rejected, in the persona's own shape, or with this code or message. */
  | { type: 'reject'; code?: number | string; message?: string }
  /** Fails with this error verbatim, or with a named failure in the persona's own shape. */
  | { type: 'fail'; error: ErrorShape | FailureName }
  /** Answers with this value verbatim. The state does not change. */
  | { type: 'reply'; value: Encoded }
  /** Never answers. Reported at the end of a test unless released. */
  | { type: 'hang' }
  /** Opens a prompt and leaves it for `prompt()` or an act. */
  | { type: 'prompt' }
  /** Does what the wallet would do without this rule. */
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

/** When the events of an approved request are sent, relative to its answer. Default: as the persona does. */
export type EventOrder = 'before' | 'after' | 'without' | 'twice'

/**
 * A rule overrides the state machine. The latest one applies first, and used-up rules are skipped. Plain JSON
 * on the wire.
 */
export type Rule = {
  id?: string
  /** Id of the wallet. Default: the wallet that the rule was added to. */
  wallet?: string
  /** JSON-RPC method, or `*`. */
  method: string
  /** Deep partial match on the request. */
  when?: { params?: Json; origin?: string }
  /** Number of requests that the rule serves. Default: all. */
  times?: number
  /** Delay before acting, in ms of the wallet's clock. */
  after?: number
  events?: EventOrder
  /** One answer, or a sequence whose last one stays. */
  do: Do | Do[]
}

/**
 * An act on the wallet outside of any request: a user action in its window, or an event such as a lost
 * connection.
 */
export type Act =
  | { type: 'approve'; prompt?: number; accounts?: Address[] }
  | { type: 'reject'; prompt?: number; code?: number | string; message?: string }
  | { type: 'dismiss'; prompt?: number }
  | { type: 'selectAccounts'; accounts: Address[]; event?: boolean }
  /** Hides every account from this site: `accountsChanged []`. */
  | { type: 'wipe'; event?: boolean }
  /** Disconnects this site in the wallet's list of sites. */
  | { type: 'revoke' }
  | { type: 'switchChain'; chainId: number; event?: boolean }
  | { type: 'lock'; event?: boolean }
  | { type: 'unlock'; event?: boolean }
  /** Selects the selected account and chain again. */
  | { type: 'refresh' }
  /** Sets the wallet's capabilities on this chain and for this account. */
  | ({ type: 'setCapabilities' } & Capabilities)
  /**
   * Disconnects the provider from its wallet or all its chains: `disconnect` with `error` verbatim. Default:
   * the persona's 1013.
   */
  | { type: 'drop'; error?: ErrorShape; argument?: 'none' }
  /** Reverses `drop`: `connect`. */
  | { type: 'restore' }
  | { type: 'networkDown'; chainId?: number }
  | { type: 'networkUp' }
  /** Sends an event verbatim without changing the state, to test events that no wallet should send. */
  | { type: 'emit'; event: string; args: Encoded[] }
  /** Makes every later request throw, as after an extension reload under the page. */
  | { type: 'vanish' }

/** An open prompt, with the content of the wallet's window. */
export type Prompt = {
  id: number
  method: string
  params: Json
  origin: string
  openedAt: number
  /** Warning of the wallet for the user, such as a sign-in message for another domain (ERC-4361). */
  warning?: string
}

/** State of a wallet. It is serialisable, survives a reload and is shared by the tabs of a context. */
export type WalletState = {
  /** All accounts, the selected one first. */
  accounts: Address[]
  chains: Chain[]
  /** The wallet's own current chain. Sites without their own chain are on it. */
  chainId: number
  locked: boolean
  /** Accounts that each site may see, by origin, the selected one first. */
  permissions: Record<string, Address[]>
  /** Chain of each site, by origin, for personas that keep one per site. */
  siteChains: Record<string, number>
  /** Unreachable chains. `all`: the provider is disconnected from its wallet. */
  down: number[] | 'all'
  capabilities: Capabilities[]
}

/** An entry of the transcript. `at` is in ms of the wallet's clock. */
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

/** Clock of a wallet, in ms. A fake clock makes every race reproducible. */
export type Clock = {
  now(): number
  setTimeout(fn: () => void, ms: number): unknown
  clearTimeout(timer: unknown): void
}

/**
 * RPC transport of the engine. It returns errors as values and never throws, because a thrown error would
 * lose its code.
 */
export type Rpc = (
  chainId: number,
  call: { method: string; params?: Json },
  /** Node to use instead of the chain's own: the candidate of a `wallet_addEthereumChain`. */
  url?: string,
  /** Address of this chain in the wallet's list, for transports that know no other. */
  listed?: string,
) => Promise<{ result: Json } | { error: { code: number; message: string; data?: Json } }>

/** Signer port. A page loads the code for keys at the first signature. */
export type Signer = {
  message(account: Account, data: Hex): Promise<Hex>
  typedData(account: Account, typedData: Json): Promise<Hex>
  /**
   * Signs a complete transaction (nonce, gas and fees filled in), and before it its authorizations
   * (EIP-7702). Returns the raw transaction.
   */
  transaction(account: Account, transaction: Json): Promise<Hex>
  /**
   * Returns the signer of `data` as signed by `message`, in lower case. For wallets that have
   * `personal_ecRecover`.
   */
  recover?(data: Hex, signature: Hex): Promise<Address>
}
