import type { Call, Choice, Next } from './call.ts'
import type { Emitter } from './emitter.ts'
import type { Fail, Failure, FailureKind, FailureText } from './failures.ts'
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
  Provider,
  EventOrder,
  Prompt,
} from './types.ts'
import type { Policy } from './policy.ts'
import type { Store } from './store.ts'

/** Default answer to a prompt without a rule. */
export type Approval = 'prompt' | 'approve' | 'reject'

export type Method = (call: Call, core: Core) => unknown

/** Finds the implementation of a method. A page may have to load it first. */
export type Methods = (name: string) => Method | undefined | Promise<Method | undefined>

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
  /** Returns the account with this address, including its key. */
  account(address: string): Account
  methods: Methods
  /** Cleanup functions that run when the wallet is closed. */
  ends: Set<() => void>
  /** Sends a request to the node, records it, and throws the node's errors. */
  node(method: string, params?: Json, options?: { chainId?: number; url?: string }): Promise<Json>
  rpc: Rpc | undefined
  /** Sends an event through the hooks of the persona and the quirks. */
  emit(event: string, args: unknown[]): void
  /** Sends an event directly, without hooks. */
  emitRaw(event: string, args: unknown[]): void
  /** Opens a prompt. On approval `apply` runs synchronously, and its result answers the request. */
  ask<T>(call: Call, ask: PromptRequest<T>): Promise<T>
  /**
   * Changes the state, then sends the events to the page, before or after the answer as the rule or the
   * persona says.
   */
  change(
    patch: Partial<WalletState> | (() => void),
    about?: { call?: Call; kind?: 'accounts' | 'chain' },
  ): void
  /** Argument of `disconnect`, if an act set it. */
  dropped: { error?: ErrorShape; bare?: boolean } | undefined
  vanished: boolean
  /** Handles a request of the dapp. */
  request(args: unknown): Promise<unknown>
  /** Memory of quirks, by their id. */
  memory: Map<string, unknown>
  /** Waits on the wallet's clock, in ms. */
  sleep(ms: number): Promise<void>
}

export type PromptRequest<T> = {
  /** Kind of the prompt. Prompts of a kind may exclude each other: `connect` once per site. */
  kind: 'connect' | 'chain' | 'sign' | 'send' | 'asset'
  apply(choice: Choice): T | Promise<T>
  warning?: string | undefined
}

/** Open prompts of the wallet, oldest first. */
export type Prompts = {
  list(): Prompt[]
  /** Returns the open prompt of this kind for this site. */
  open(
    kind: PromptRequest<unknown>['kind'],
    origin: string,
  ): { prompt: Prompt; settled: Promise<unknown> } | undefined
  ask<T>(prompt: Omit<Prompt, 'id' | 'openedAt'>, ask: PromptRequest<T>): Promise<T>
  /** Answers a prompt. Default: the oldest one. Returns `false` if none is open. */
  answer(answer: PromptAnswer, id?: number): boolean
  /** Cancels prompts on behalf of the wallet. */
  cancel(which: (prompt: Prompt, kind: PromptRequest<unknown>['kind']) => boolean): void
  watch(listener: (prompt: Prompt) => void): () => void
}

export type PromptAnswer =
  | { type: 'approve'; choice?: Choice }
  | { type: 'reject'; code?: number | string | undefined; message?: string | undefined }
  | { type: 'dismiss' }
  | { type: 'cancel' }

/**
 * Sends events to the page when the site's view of the wallet has changed. The state changes first, then the
 * events follow. It compares with the last view that it sent, so that no event repeats.
 */
export type Notifier = {
  send(order?: EventOrder): void
  /** Keeps the events of a change for the next `send`, because a wallet sends one for each change, in order. */
  hold(): void
  /** Marks the current view as sent, for a new page, which reads it itself. */
  skip(): void
  /** Sends `connect`, once, when the provider can first serve requests (EIP-1193, "connect"). */
  start(): void
}

/** EIP-6963's ProviderInfo. */
export type ProviderInfo = { uuid: string; name: string; icon: string; rdns: string }

/** EIP-6963's ProviderDetail. */
export type ProviderDetail = { info: ProviderInfo; provider: Provider }

/**
 * A named way in which a wallet differs from the standard. Quirks of personas and mutants of the suite have
 * this type. Hooks of later deviations wrap those of earlier ones.
 */
export type Deviation = {
  policy?: Partial<Policy>
  /** Capabilities of a new wallet for batches of calls (EIP-5792). */
  capabilities?: readonly Capabilities[]
  failures?: Partial<Record<FailureKind, FailureText>>
  /** Wraps every `request()`, before its argument is checked. */
  request?(
    args: unknown,
    next: (args: unknown) => Promise<unknown>,
    core: Core,
    call: Call,
  ): Promise<unknown>
  /** Wraps the answer of a method (`*`: of each method). A verbatim reply of a rule skips it. */
  methods?: Record<string, (call: Call, next: Next, core: Core) => unknown>
  /** Same as `methods`, for those of `lateNames`. A page loads this code with the methods. */
  lazyMethods?: Record<string, (call: Call, next: Next, core: Core) => unknown>
  /** Returns the wallet's spelling of an address. Default: lower case. */
  address?(address: Address): Address
  /** Changes a failure before it gets its shape. */
  failure?(failure: Failure, call: Call | undefined, core: Core): Failure
  /** Creates the error that the dapp catches. `next` creates it with the inner shape. */
  shape?(failure: Failure, next: (failure: Failure) => unknown, core: Core): unknown
  /** Wraps each event. Call `emit` to send it, or leave it out to drop the event. */
  event?(
    event: string,
    args: unknown[],
    emit: (event: string, args: unknown[]) => void,
    core: Core,
  ): void
  /** Wraps each act. */
  act?(act: Act, next: (act: Act) => void, core: Core): void
  /** Changes the provider. A returned provider replaces it. */
  provider?(provider: Provider, core: Core): Provider | void
  /**
   * Changes the EIP-6963 announcement. `nth` counts the announcements of this page from 0. `false`: no
   * announcement.
   */
  announce?(detail: ProviderDetail, nth: number, core: Core): ProviderDetail | false
  /** Whether the announced detail is frozen, as EIP-6963 advises. */
  frozen?: boolean
  /** Runs when the wallet starts, around its `connect` event. */
  start?(next: () => void, core: Core): void
}

/** Behaviour of one real wallet: its identity, its place in the page, and its deviations. */
export type Persona = Deviation & {
  id: string
  /** Version of the real wallet, as `web3_clientVersion` reports it. */
  version?: string
  /** Differences of an older version to the newest. Quirks of a test apply after them. */
  quirks?: readonly Quirk[]
  info: { name: string; rdns: string; icon: string }
  /** Paths under `window`: `ethereum`, `bitkeep.ethereum`. A wallet that is already there keeps `ethereum`. */
  namespaces: readonly string[]
  /** Other values under `window`, by path: `binancew3w.isExtension`. */
  globals?: Readonly<Record<string, unknown>>
  /** `false`: a wallet from before EIP-6963. */
  announces?: boolean
  /** Properties of the provider, e.g. `isMetaMask`. */
  flags?: Readonly<Record<string, unknown>>
  /** Features that the wallet declares as missing, for the suite: `eip-5792`. */
  lacks?: readonly string[]
}

/** A deviation with its own name. */
export type Quirk = Deviation & {
  id: string
  /** The deviation in a few words. */
  what: string
}
