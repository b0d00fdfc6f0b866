import type { SerializedError, SerializedValue } from './serialize.ts'

/**
 * User actions, on the wallet (`user` of a provider module) or on the browser. `openPage` opens a page of the
 * same site, `openOrigin` one of another site, and `openFrame` a frame of either; each gets a name that calls
 * can use. `closePage` takes that name. `leaveAndReturn` uses the browser's Back, `switchApp` switches apps
 * on a phone. `warned` returns the warning in the open prompt, or whether there is one.
 */
export const userActions = [
  'prompts',
  'approve',
  'reject',
  'dismiss',
  'selectAccounts',
  'switchChain',
  'lock',
  'unlock',
  'revoke',
  'refresh',
  'networks',
  'networkDown',
  'networkUp',
  'mine',
  'reload',
  'openPage',
  'openOrigin',
  'openFrame',
  'closePage',
  'leaveAndReturn',
  'switchApp',
  'warned',
] as const

export type UserAction = (typeof userActions)[number]

/** Target of a call: the provider under test, the announced one, or a global. */
export type CallTarget = 'provider' | 'announced' | 'window.ethereum'

/** Special ways to make a call. */
export type CallOptions = {
  /** Call the function without its object. */
  unbound?: boolean
  /** Freeze the arguments deeply. */
  freeze?: boolean
  /** Write into the result after it is recorded. */
  spoil?: boolean
  /** Node style: pass a callback as the last argument. Its two parameters are the error and the result. */
  callback?: boolean
}

/** A call of a function of the provider. `id` identifies its answer. */
export type Call = {
  id: string
  on: CallTarget
  path: string
  args: readonly SerializedValue[]
  how?: CallOptions
  /** Name of the page to call in. Default: the first page. */
  page?: string
}

/** Answer to a call. Errors are values, because an error that is thrown across processes loses its code. */
export type Answer = ({ result: SerializedValue } | { error: SerializedError }) & {
  /** `promise`, `throw` (synchronous), `value` (returned without a promise) or `callback`. */
  by: 'promise' | 'throw' | 'value' | 'callback'
  /** The arguments after the call, if the wallet changed them. */
  argsAfter?: readonly SerializedValue[]
}

/** Behavior of a listener besides reporting its events. */
export type ListenerBehavior = {
  /** Throws. */
  throw?: true
  /** Calls the provider inside the listener. The first answer has this id, the n-th has `id.n`. */
  call?: Call
  /** Reads these properties of the provider immediately. */
  read?: readonly string[]
}

export type ListenerRequest = {
  id: string
  event: string
  inside?: ListenerBehavior
  page?: string
}

/** An event that a driver reports. */
export type DriverEvent =
  | {
      event: string
      listener: string
      args: readonly SerializedValue[]
      read?: { [key: string]: SerializedValue }
    }
  /** An answer to a call made inside a listener. */
  | { inside: string; call: Call; answer: Answer }
  /** A request to the node, or another observation of the environment. */
  | { rpc: string; data: SerializedValue }
  /** The wallet sent this many events. The driver reports no more of them. */
  | { flooded: number }

/** Interface of a wallet that is open for one check. */
export type Driver = {
  /** Lets the wallet inject and announce itself. Called once, after the listeners are registered. */
  boot(): Promise<void>
  request(call: Call): Promise<Answer>
  /**
   * Makes all calls in one turn of the wallet's event loop, so that all are in flight at once. Returns the
   * answers in the order of the calls. Not needed if `request` reaches the wallet synchronously.
   */
  requestAll?(calls: readonly Call[]): Promise<Answer>[]
  /**
   * Makes the calls in sequence, up to the first without an immediate answer; its answer is `open`. Not
   * needed if round trips are cheap.
   */
  requestEach?(calls: readonly Call[]): Promise<{ answers: Answer[]; open?: Promise<Answer> }>
  /** Adds a listener. Returns the type of what `on` returned. */
  listen(listen: ListenerRequest): Promise<SerializedValue>
  unlisten(id: string): Promise<SerializedValue>
  /** Dispatches `eip6963:requestProvider`. Announcements are reported as events. */
  discover(): Promise<void>
  /** Adds a second wallet to the window. It announces itself and answers `eth_chainId` with 0x539. */
  decoy(): Promise<void>
  /** Returns the value at a path below `provider` or `window`, and its type. */
  inspect(path: string): Promise<{ type: string; value: SerializedValue }>
  /** Sets the listener for events, and replaces the previous one. */
  onEvent(listener: (event: DriverEvent) => void): void
  /** User actions that exist here. A check that needs another one is blocked or not applicable. */
  user: { readonly [act in UserAction]?: (...args: SerializedValue[]) => Promise<SerializedValue> }
  /** Whether the wallet has a window in which it announces itself. */
  window: boolean
  /** Features that the wallet declares not to have. */
  lacks: readonly string[]
  /**
   * Services of the wallet's maker that this environment does not imitate, by the feature that depends on
   * them: "the feature flags of config.example". Without its service, a failure of the feature says nothing
   * about the wallet.
   */
  missingServices?: { readonly [feature: string]: string }
  /**
   * Prepares the state that a script depends on, if {@link Environment.arranges} contains it. `dismiss` makes
   * it possible to dismiss a prompt.
   */
  arrange?(prerequisite: string): Promise<unknown>
  /**
   * Makes the wallet send `chainChanged` with this chain in the cheapest way. Default: the user action
   * `switchChain`.
   */
  emitChainChanged?(chainId: number): Promise<unknown>
  /**
   * Makes the wallet notice the newest block now. Not needed if the wallet notices each block, or not
   * possible.
   */
  refreshBlock?(): Promise<unknown>
  /** Saves screenshots or similar for a check that failed. */
  evidence?(check: string): Promise<unknown>
  /** Transport between page and wallet. Undefined: the wallet is in the page. */
  transport?: 'walletconnect'
  close(): Promise<void>
}

/** Resources of one check: accounts whose nonces no other check changes, and its own node addresses. */
export type CheckResources = {
  chainId: number
  accounts: readonly { address: string; privateKey: string }[]
  /** Returns the address of a node for a chain id. */
  url(chainId: number): string
  /** Calls the listener for each request to the nodes at these addresses. Returns a function that stops it. */
  onNodeRequest(listener: (request: NodeRequest) => void): () => void
}

export type NodeRequest = { chainId: number; method: string; params: SerializedValue }

/** A place where wallets are opened: a Node process, a page, an extension. */
export type Environment = {
  name: string
  mode: 'provider' | 'page' | 'extension' | 'manual'
  /** Version of the wallet, if known. */
  version?: string
  /** Name and version of the browser. Undefined if the suite opens no browser. */
  browser?: string
  /**
   * Time limits in ms. `step`: one answer. `fence`: the event that closes a fence; the wait for an event that
   * the same stimulus did not cause before lasts a quarter of it. `news`: the effects of a new block, if the
   * wallet polls for blocks.
   */
  pace: { step: number; fence: number; news?: number }
  /**
   * Returns whether the wallet is certain to do nothing more. Only exists if the environment can see inside
   * the wallet.
   */
  idle?(): boolean
  /**
   * Whether a person does the user actions. Then fences are round trips instead of chain switches, which
   * would cost the person's time.
   */
  plainFences?: true
  /**
   * Prerequisites, or `dismiss`, that {@link Driver.arrange} can prepare for a wallet that does not meet them
   * by default.
   */
  arranges?: readonly string[]
  /** Number of concurrent checks, each on its own wallet. Default: 1. */
  concurrency?: number
  /**
   * Acts that are impossible for every wallet here, with the reason. Checks that need them are not
   * applicable.
   */
  cannot: { readonly [act in UserAction]?: string }
  /** Opens a new wallet with its own resources. */
  open(): Promise<{ driver: Driver; world: CheckResources }>
  /** Sends a request to the node of chain 56 directly. */
  ask(method: string, params: readonly SerializedValue[]): Promise<Answer>
  close(): Promise<void>
}
