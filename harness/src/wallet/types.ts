/**
 * Types of the engine, the personas and code that scripts a wallet. Everything except `Provider`, `Clock`, `Rpc` and
 * `Signer` is plain data that can be sent as JSON.
 */

import type { LazyMethodName } from './methods/lazyMethodNames.ts'

/** Name of a JSON-RPC method, or `*` for any. Editors suggest those of wallets; any other name is allowed. */
export type MethodName =
  | LazyMethodName
  | 'eth_accounts'
  | 'eth_chainId'
  | 'eth_requestAccounts'
  | 'net_version'
  | 'wallet_getPermissions'
  | 'wallet_revokePermissions'
  | 'wallet_switchEthereumChain'
  | '*'
  // Keeps the names above from being merged into `string`, so that editors suggest them.
  | (string & {})

/** Address of an account: 20 bytes as a hex string with the prefix 0x. */
export type Address = `0x${string}`

/** Bytes or a quantity as a hex string with the prefix 0x (EIP-1474). */
export type Hex = `0x${string}`

/** Value that JSON can express. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** Provider that a dapp uses (EIP-1193), with further members such as `isMetaMask`. */
export type Provider = {
  request(args: unknown): Promise<unknown>
  on(event: string, listener: (...args: unknown[]) => void): unknown
  removeListener(event: string, listener: (...args: unknown[]) => void): unknown
} & Record<string, unknown>

/** Account of the wallet. Without `privateKey`, the wallet lists it, but the default signer cannot sign for it. */
export type Account = { address: Address; privateKey?: Hex }

/** Network that the wallet lists. `chainId` is a number; the provider sends it as a hex string. */
export type Chain = { chainId: number; name: string; rpcUrl: string }

/** Settings of a chain that a wallet or a test declares. */
export type ChainSettings = {
  /** Name that the wallet shows. Default: the name in `defaultChains`, or else `Chain 8453`. */
  name?: string
  /** URL of the node to use. Default in Node: a local chain, which starts with the first request to it. */
  rpcUrl?: string
  /** URL of a node to fork from. Default: the environment variable `BSC_RPC_URL` on chain 56, else none. */
  forkUrl?: string | false
  /** Block to fork at. Default: the environment variable `BSC_FORK_BLOCK` on chain 56, else the newest block. */
  forkBlock?: number
}

/**
 * Chains by their ids (EIP-155).
 *
 * @example
 * createWallet({ chains: { 56: {}, 8453: { name: 'Base' } }, chainId: 8453 })
 */
export type DeclaredChains = Readonly<Record<number, ChainSettings>>

/**
 * Whether a wallet runs a batch of calls as one transaction (EIP-5792, `atomic`): always (`supported`), after
 * the user lets it upgrade the account (EIP-7702, `ready`), or never (`unsupported`).
 */
export type Atomic = 'supported' | 'ready' | 'unsupported'

/** Capabilities of a wallet for batches of calls (EIP-5792). Fields of later entries override earlier ones. */
export type Capabilities = {
  /** Chain to which the entry applies. Default: every chain. */
  chainId?: number
  /** Account to which the entry applies. Default: every account. */
  account?: Address
  /** Whether the wallet runs a batch as one transaction. Default `unsupported`. */
  atomic?: Atomic
  /** Whether a paymaster of the dapp may pay the fees (ERC-7677). Default `false`. */
  paymasterService?: boolean
  /** Receipts of an atomic batch: one for its one transaction, or one for each call. Default `one`. */
  receipts?: 'one' | 'perCall'
}

/** JavaScript value as JSON, with `undefined`, bigint, `NaN`, infinite numbers and errors. */
export type Encoded =
  | { $: 'json'; value: Json }
  | { $: 'undefined' }
  | { $: 'bigint'; value: string }
  /** A number that JSON cannot express. */
  | { $: 'number'; value: 'NaN' | 'Infinity' | '-Infinity' }
  | { $: 'error'; error: ErrorShape }
  | { $: 'array'; items: Encoded[] }
  | { $: 'object'; entries: [string, Encoded][] }

/** Error as plain data. `kind` is the type of the caught value. Default in a rule: as the persona throws. */
export type ErrorShape = {
  kind?: 'error' | 'object' | 'string' | 'undefined'
  name?: string
  /** Error code. EIP-1193 and JSON-RPC demand an integer, but real wallets also send strings or no code. */
  code?: number | string
  message?: string
  data?: Json
  stack?: string
  /** Own enumerable properties of the encoded error, in order. `encode` sets them. */
  own?: [string, Encoded][]
  /** `Error.cause`, if the error had one. */
  cause?: Encoded
}

/** Answer of the wallet to a request that matches a rule. */
export type Do =
  /** Answers as if the user approved the prompt. `accounts` are those that the user selects in it. */
  | { type: 'approve'; accounts?: Address[] }
  /** Answers as if the user rejected the prompt, with the error of the persona, or with this code or message. */
  | { type: 'reject'; code?: number | string; message?: string }
  /** Fails with this error, or the persona's error for a named failure. Default for `kind`: as the persona. */
  | { type: 'fail'; error: ErrorShape | FailureName }
  /** Answers with exactly this value. The state of the wallet does not change. */
  | { type: 'reply'; value: Encoded }
  /** Never answers the request. */
  | { type: 'hang' }
  /** Opens the prompt of the method and leaves it open for the test. */
  | { type: 'prompt' }
  /** Answers as the wallet would without this rule. */
  | { type: 'pass' }

/** Failure that a rule can ask for by name. The persona decides its code, message and data. */
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

/** When the events of an approved request follow: before or after its answer, not at all, or twice before it. */
export type EventOrder = 'before' | 'after' | 'without' | 'twice'

/** Rule that decides the answer to some requests. The one added last applies, except without uses left (`times`). */
export type Rule = {
  id?: string
  /** Id of the wallet to which the rule applies. Default: the wallet to which it was added. */
  wallet?: string
  /** JSON-RPC method to which the rule applies, or `*` for all methods. */
  method: string
  /** Parts that the request must contain, at any depth. Default: none. */
  when?: { params?: Json; origin?: string }
  /** Number of requests to which the rule applies. Default: all. */
  times?: number
  /** Delay of the answer, in ms of the wallet's clock. */
  after?: number
  events?: EventOrder
  /** One answer, or one for each request in turn. The last of them also answers all later requests. */
  do: Do | Do[]
}

/** An act on the wallet outside of any request: a user action in its window, or an event such as a lost connection. */
export type Act =
  | { type: 'approve'; prompt?: number; accounts?: Address[] }
  | { type: 'reject'; prompt?: number; code?: number | string; message?: string }
  | { type: 'dismiss'; prompt?: number }
  | { type: 'selectAccounts'; accounts: Address[]; event?: boolean }
  /** Hides every account from this site: `accountsChanged []`. */
  | { type: 'wipeAccounts'; event?: boolean }
  /** Disconnects this site in the wallet's list of sites. */
  | { type: 'revoke' }
  | { type: 'switchChain'; chainId: number; event?: boolean }
  | { type: 'lock'; event?: boolean }
  | { type: 'unlock'; event?: boolean }
  /** Selects the selected account and chain again. Nothing changes, but a faulty wallet may send events. */
  | { type: 'refresh' }
  /** Changes the capabilities for batches of calls. Without `chainId` or `account`, for every chain or account. */
  | ({ type: 'setCapabilities' } & Capabilities)
  /** Disconnects the provider, with this error in the event or none. Default: the error of the persona. */
  | { type: 'drop'; error?: ErrorShape; argument?: 'none' }
  /** Connects the provider again after `drop` or `networkDown`, and sends `connect`. */
  | { type: 'restore' }
  | { type: 'networkDown'; chainId?: number }
  | { type: 'networkUp' }
  /** Sends exactly this event without changing the state, to test events that no wallet should send. */
  | { type: 'emit'; event: string; args: Encoded[] }
  /** Makes every later request throw, as Chromium does when the extension of an open page was reloaded. */
  | { type: 'vanish' }

/** Open prompt of the wallet, with the request that opened it. */
export type Prompt = {
  id: number
  method: string
  params: Json
  origin: string
  openedAt: number
  /** Warning of the wallet for the user, such as a sign-in message for another domain (ERC-4361). */
  warning?: string
}

/** State of a wallet as plain data. In Playwright it survives a reload, and the tabs of a context share it. */
export type WalletState = {
  /** Accounts of the wallet. The selected account is the first. */
  accounts: Address[]
  chains: Chain[]
  /** Chain that the wallet itself has selected. Sites that do not have their own chain are on it. */
  chainId: number
  locked: boolean
  /** Accounts that each site may see, by the origin of the site. The selected account is the first. */
  permissions: Record<string, Address[]>
  /** Chain of each site, by origin, for personas that keep a separate chain for each site. */
  siteChains: Record<string, number>
  /** Ids of the unreachable chains. `all`: no chain is reachable. */
  down: number[] | 'all'
  capabilities: Capabilities[]
}

/** Entry of the transcript. `at` is its time in ms of the wallet's clock. */
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

/** Clock of a wallet, in ms. With a fake clock, a test controls the order of answers and events. */
export type Clock = {
  now(): number
  setTimeout(fn: () => void, ms: number): unknown
  clearTimeout(timer: unknown): void
}

/** Sends a request to the node of a chain. Returns errors as values, because a thrown one would lose its code. */
export type Rpc = (
  chainId: number,
  call: { method: string; params?: Json },
  /** URL of the node that a `wallet_addEthereumChain` request proposes, instead of the chain's own. */
  url?: string,
  /** URL of this chain's node in the wallet's list, for transports that know no other URL of it. */
  listed?: string,
) => Promise<{ result: Json } | { error: { code: number; message: string; data?: Json } }>

/** Signs for the accounts of a wallet. */
export type Signer = {
  message(account: Account, data: Hex): Promise<Hex>
  typedData(account: Account, typedData: Json): Promise<Hex>
  /**
   * Signs a transaction that has its nonce, gas and fees, and before it its authorizations (EIP-7702). Returns the raw
   * transaction.
   */
  transaction(account: Account, transaction: Json): Promise<Hex>
  /** Returns the address, in lower case, whose key signed `data` with `message` (for `personal_ecRecover`). */
  recover?(data: Hex, signature: Hex): Promise<Address>
}
