import type { Call, Choice, Next } from './callInProgress.ts'
import type { Emitter } from './emitter.ts'
import type { Fail, Failure, FailureKind, FailureText } from './requestFailures.ts'
import type { Transcript } from './transcript.ts'
import type {
  Account,
  Clock,
  ErrorShape,
  Json,
  Rpc,
  Signer,
  WalletState,
  Act,
  Address,
  Capabilities,
  Chain,
  Provider,
  EventOrder,
  Prompt,
} from './types.ts'
import type { Policy } from './behaviourSettings.ts'
import type { Store } from './walletStateStore.ts'

/** Default answer to a prompt for which no rule has an answer. `prompt` leaves the prompt open. */
export type Approval = 'prompt' | 'approve' | 'reject'

/** Implementation of a JSON-RPC method. Returns the result or a promise of it. Fails with a `Failure`. */
export type Method = (call: Call, core: Core) => unknown

/** Finds the implementation of a JSON-RPC method. Returns a promise if a page has to load the code first. */
export type Methods = (name: string) => Method | undefined | Promise<Method | undefined>

/** Whether a wallet takes `window.ethereum`: only if no other wallet has it (`free`), always, or never (`leave`). */
export type Claim = 'free' | 'take' | 'leave'

/** Options of a wallet. */
export type WalletOptions = {
  /** Id of the wallet, unique within a page. Default: the id of the persona. */
  id?: string | undefined
  persona: Persona
  quirks?: readonly Quirk[] | undefined
  accounts: readonly Account[]
  chains: readonly Chain[]
  /** Chain that the wallet itself has selected. A site can have another one (`chainPerSite`). */
  chainId: number
  origin?: string | undefined
  /** Answer to prompts for which no rule has an answer. Default `approve`. */
  approval?: Approval | undefined
  rpc?: Rpc | undefined
  signer?: Signer | undefined
  clock?: Clock | undefined
  /** Values that replace parts of the default initial state. */
  state?: Partial<WalletState> | undefined
  /** Whether `verify` reports requests that no rule matched. */
  strict?: boolean | undefined
  /** Promise for which every request waits. In a page it resolves when the page has received the wallet's state. */
  ready?: Promise<void> | undefined
  /** UUID of the EIP-6963 announcement. Default: a random one. A test can give two wallets the same UUID. */
  uuid?: string | undefined
  /** Whether this wallet takes `window.ethereum`. Default `free`: only if no other wallet has it. */
  ethereum?: Claim | undefined
  /** Minimum number of entries that the transcript keeps. 0 keeps none. */
  keeps?: number | undefined
}

/** The parts of one wallet that its methods, personas and quirks use. */
export type Core = {
  id: string
  persona: Persona
  policy: Policy
  deviations: readonly Deviation[]
  clock: Clock
  store: Store
  hub: Emitter
  prompts: Prompts
  notifier: Notifier
  transcript: Transcript
  fail: Fail
  approval: Approval
  signer: Signer | undefined
  /** Returns the account with this address, without a private key if it is not an account of the wallet. */
  account(address: string): Account
  methods: Methods
  /** Cleanup functions that run when the wallet is closed. */
  ends: Set<() => void>
  /** Sends a request to the node of a chain. Throws a `Failure` if it is unreachable or returns an error. */
  node(method: string, params?: Json, options?: { chainId?: number; url?: string }): Promise<Json>
  rpc: Rpc | undefined
  /** Sends an event of the provider to the page. The `event` hooks can change or drop it. */
  emit(event: string, args: unknown[]): void
  /** Sends an event of the provider to the page without any hooks. */
  emitRaw(event: string, args: unknown[]): void
  /** Opens a prompt. On approval, `apply` runs synchronously, and `ask` resolves with its result. */
  ask<T>(call: Call, ask: PromptRequest<T>): Promise<T>
  /** Changes the state and sends the events of the change, before or after the answer to the request. */
  change(
    patch: Partial<WalletState> | (() => void),
    about?: { call?: Call; kind?: 'accounts' | 'chain' },
  ): void
  /** Argument of the `disconnect` event, as the act `drop` defined it. Undefined: the persona's own argument. */
  dropped: { error?: ErrorShape; bare?: boolean } | undefined
  vanished: boolean
  /** Handles a request of the dapp. */
  request(args: unknown): Promise<unknown>
  /** Values that quirks and methods remember between requests, by name. */
  memory: Map<string, unknown>
  /** Waits for this time in ms of the wallet's clock. */
  sleep(ms: number): Promise<void>
}

/** Prompt that a method opens, and the function that runs when the prompt is approved. */
export type PromptRequest<T> = {
  /** Kind of the prompt. A wallet may allow only one open prompt of a kind for each site, for example one `connect`. */
  kind: 'connect' | 'chain' | 'sign' | 'send' | 'asset'
  apply(choice: Choice): T | Promise<T>
  warning?: string | undefined
}

/** Open prompts of the wallet, oldest first. */
export type Prompts = {
  list(): Prompt[]
  /** Returns the oldest open prompt of this kind for this site. `settled` settles when the prompt is closed. */
  open(
    kind: PromptRequest<unknown>['kind'],
    origin: string,
  ): { prompt: Prompt; settled: Promise<unknown> } | undefined
  ask<T>(prompt: Omit<Prompt, 'id' | 'openedAt'>, ask: PromptRequest<T>): Promise<T>
  /** Answers the prompt with this id, or the oldest one. Returns `false` without such a prompt. */
  answer(answer: PromptAnswer, id?: number): boolean
  /** Closes the prompts that `which` selects, without an answer of the user. Their requests fail as `cancelled`. */
  cancel(which: (prompt: Prompt, kind: PromptRequest<unknown>['kind']) => boolean): void
  watch(listener: (prompt: Prompt) => void): () => void
}

/** Answer to a prompt. `dismiss`: the user closes its window. `cancel`: the wallet closes it. */
export type PromptAnswer =
  | { type: 'approve'; choice?: Choice }
  | { type: 'reject'; code?: number | string | undefined; message?: string | undefined }
  | { type: 'dismiss' }
  | { type: 'cancel' }

/** Sends events when the accounts, chain or connection of the site differ from those of the last events. */
export type Notifier = {
  send(order?: EventOrder): void
  /** Creates the events of the current change, and keeps them for the next `send`. */
  hold(): void
  /** Marks the current values as sent. A new page requests them itself. */
  skip(): void
  /** Sends `connect` when the wallet starts, if the provider is connected (EIP-1193, "connect"). */
  start(): void
}

/** `EIP6963ProviderInfo` of EIP-6963: identity of the wallet. */
export type ProviderInfo = { uuid: string; name: string; icon: string; rdns: string }

/** `EIP6963ProviderDetail` of EIP-6963: what a wallet announces. */
export type ProviderDetail = { info: ProviderInfo; provider: Provider }

/** Wraps a method. `next` calls the hook of the previous deviation, or else the method. */
export type MethodHook = (call: Call, next: Next, core: Core) => unknown

/**
 * Difference from the standard wallet, as hooks and values. The hook of a later deviation can override earlier ones.
 */
export type Deviation = {
  policy?: Partial<Policy>
  /** Capabilities that the wallet has from the start for batches of calls (EIP-5792). */
  capabilities?: readonly Capabilities[]
  failures?: Partial<Record<FailureKind, FailureText>>
  /** Wraps every `request()`. It runs before the wallet checks the argument of the request. */
  request?(
    args: unknown,
    next: (args: unknown) => Promise<unknown>,
    core: Core,
    call: Call,
  ): Promise<unknown>
  /** Wraps these methods; `*` wraps all others. A rule with `reply`, `hang` or `fail` skips the hook. */
  methods?: Record<string, MethodHook>
  /** Same as `methods`, for the methods of `lazyMethodNames`. A page loads these hooks together with those methods. */
  lazyMethods?: Record<string, MethodHook>
  /** Returns an address in the upper and lower case that the wallet uses. Default: lower case. */
  address?(address: Address): Address
  /** Changes a failure of a request before `shape` turns it into an error. */
  failure?(failure: Failure, call: Call | undefined, core: Core): Failure
  /** Creates the error that the dapp catches. `next` creates the error of the earlier deviations. */
  shape?(failure: Failure, next: (failure: Failure) => unknown, core: Core): unknown
  /** Wraps each event of the provider. Without a call of `emit` the event is dropped. */
  event?(
    event: string,
    args: unknown[],
    emit: (event: string, args: unknown[]) => void,
    core: Core,
  ): void
  /** Wraps each act on the wallet. `next` performs the act. */
  act?(act: Act, next: (act: Act) => void, core: Core): void
  /** Changes the provider when the wallet is created. A provider that the hook returns replaces the given one. */
  provider?(provider: Provider, core: Core): Provider | void
  /** Changes the nth announcement (EIP-6963) of this page, from 0. `false` sends none. */
  announce?(detail: ProviderDetail, nth: number, core: Core): ProviderDetail | false
  /** Whether the object in the EIP-6963 announcement is frozen, as that EIP advises. */
  frozen?: boolean
  /** Runs when the wallet starts. `next` sends the `connect` event. */
  start?(next: () => void, core: Core): void
}

/** Behaviour of one real wallet: its identity, its places under `window`, and its deviations from the standard. */
export type Persona = Deviation & {
  id: string
  /** Version of the real wallet, such as `13.36.0`. */
  version?: string
  /** Differences of this older version from the newest one. The quirks of a test apply after these. */
  quirks?: readonly Quirk[]
  info: { name: string; rdns: string; icon: string }
  /** Paths of the provider under `window`. By default, a wallet that is at `ethereum` already stays there. */
  namespaces: readonly string[]
  /** Other values that the wallet sets under `window`, by path: `binancew3w.isExtension`. */
  globals?: Readonly<Record<string, unknown>>
  /** `false` for a wallet from before EIP-6963, which sends no announcements. Default: true. */
  announces?: boolean
  /** Properties of the provider, e.g. `isMetaMask`. */
  flags?: Readonly<Record<string, unknown>>
  /** Features that the wallet lacks, such as `eip-5792`. The suite reports their checks as not-applicable. */
  lacks?: readonly string[]
}

/** A deviation that has a name, so that a test or a check can ask for it. */
export type Quirk = Deviation & {
  id: string
  /** Description of the deviation in a few words. */
  what: string
}
