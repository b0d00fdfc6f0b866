import type { SerializedError, SerializedValue } from './serialize.ts'

/**
 * User actions, in the wallet (functions of `user` in a provider module) or in the browser. `openPage` opens a
 * page of the same site, `openOrigin` a page of another site, and `openFrame` a frame of either site. Each of the
 * three gives the new page or frame a name, by which calls select it. `closePage` closes a page, not a frame.
 * `leaveAndReturn` leaves the page and returns with the browser's Back. `switchApp` leaves the app for another
 * one on a phone, and returns. `warned` returns the text of the warning in the open prompt, or whether the
 * prompt has a warning.
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

/** Pairs of a user action and the action that reverts it. */
export const revertibleActions = [
  ['lock', 'unlock'],
  ['networkDown', 'networkUp'],
] as const satisfies [UserAction, UserAction][]

/**
 * Object that a call goes to: the provider under test, the provider that the wallet announced (EIP-6963), or a
 * global variable.
 */
export type CallTarget = 'provider' | 'announced' | 'window.ethereum'

/** Special ways to make a call. */
export type CallOptions = {
  /** Call the function detached from its object, without `this`. */
  unbound?: boolean
  /** Freeze the arguments deeply. */
  freeze?: boolean
  /** Change the returned object after it is recorded, because a later result must not contain the change. */
  spoil?: boolean
  /** Do not show the page before the call, even if the wallet answers only visible pages. */
  hidden?: true
  /** Node style: pass a callback as the last argument. Its two parameters are the error and the result. */
  callback?: boolean
}

/** A call of a function of the provider. `id` identifies its answer. */
export type Call = {
  id: string
  on: CallTarget
  path: string
  args: readonly SerializedValue[]
  options?: CallOptions
  /** Name of the page to call in. Default: the first page. */
  page?: string
}

/** Answer to a call. Errors are values, because an error that is thrown across processes loses its code. */
export type Answer = ({ result: SerializedValue } | { error: SerializedError }) & {
  /** The way in which the answer arrived: `throw` is synchronous, `value` is returned without a promise. */
  by: 'promise' | 'throw' | 'value' | 'callback'
  /** The arguments after the call, if the wallet changed them. */
  argsAfter?: readonly SerializedValue[]
}

/** Behavior of a listener besides reporting its events. */
export type ListenerBehavior = {
  /** Makes the listener throw. */
  throw?: true
  /** Call of the provider inside the listener. The first answer has the id of this call, the n-th answer has `id.n`. */
  call?: Call
  /** Properties of the provider that the listener reads immediately. */
  read?: readonly string[]
}

export type ListenerRequest = {
  id: string
  event: string
  behavior?: ListenerBehavior
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
  /** An answer to a call made inside a listener. `inListener` is the id of that listener. */
  | { inListener: string; call: Call; answer: Answer }
  /** A request to the node, or another observation of the environment. */
  | { rpc: string; data: SerializedValue }
  /** Number of events after which the driver stopped reporting, because the wallet sent too many. */
  | { flooded: number }

/** Interface of a wallet that is open for one check. */
export type Driver = {
  /** Lets the wallet inject and announce itself. Called once, after `onEvent`. */
  boot(): Promise<void>
  request(call: Call): Promise<Answer>
  /**
   * Makes all calls in one turn of the wallet's event loop, so that all are in flight at once. Returns the
   * answers in the order of the calls. Not needed if `request` reaches the wallet synchronously.
   */
  requestAll?(calls: readonly Call[]): Promise<Answer>[]
  /**
   * Makes the calls in sequence, and stops at the first call without an immediate answer. Returns the answers
   * to the calls before it, and its pending answer as `open`. Not needed if round trips are cheap.
   */
  requestEach?(calls: readonly Call[]): Promise<{ answers: Answer[]; open?: Promise<Answer> }>
  /**
   * Adds a listener. Returns `provider` if the provider's `on` returned the provider, else `{ $ }` with the type of
   * the returned value.
   */
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
  /** User actions that exist on this wallet. A check that needs another one is blocked or not applicable. */
  user: { readonly [act in UserAction]?: (...args: SerializedValue[]) => Promise<SerializedValue> }
  /** Whether the wallet has a window in which it announces itself. */
  window: boolean
  /** Features that the wallet declares not to have. */
  lacks: readonly string[]
  /**
   * Services of the wallet's maker that this environment does not imitate, by feature:
   * `{ 'eip-5792': 'the feature flags of config.example' }`. A check whose `feature` or `service` is such a key is not
   * applicable, and its message contains the text.
   */
  missingServices?: { readonly [feature: string]: string }
  /**
   * Prepares something that a script depends on, if {@link Environment.arranges} lists it. `connection` connects
   * the site without a prompt. `dismiss` makes it possible to dismiss a prompt.
   */
  arrange?(prerequisite: string): Promise<unknown>
  /** Makes the wallet notice the newest block now. Undefined if it notices each block by itself, or cannot. */
  refreshBlock?(): Promise<unknown>
  /** Saves screenshots or other evidence of a check that failed. */
  evidence?(check: string): Promise<unknown>
  /** Transport between page and wallet. Undefined: the wallet is in the page. */
  transport?: 'walletconnect'
  close(): Promise<void>
}

/** Resources of one check: its home chain, the accounts of its wallet, and addresses of nodes. */
export type CheckResources = {
  chainId: number
  accounts: readonly { address: string; privateKey: string }[]
  /** Returns the address of a node for a chain id. */
  url(chainId: number): string
  /** Calls the listener for each request to the nodes at these addresses, until the returned function is called. */
  onNodeRequest(listener: (request: NodeRequest) => void): () => void
}

export type NodeRequest = { chainId: number; method: string; params: SerializedValue }

/** A place where the suite opens wallets, for example a Node process or a browser. */
export type Environment = {
  name: string
  mode: 'provider' | 'page' | 'extension' | 'manual'
  /** Version of the wallet, if known. */
  version?: string
  /** Name and version of the browser. Undefined if the suite opens no browser. */
  browser?: string
  /**
   * Time limits in ms. `step`: for one answer. `fence`: for the event that closes a fence. `news`: for the
   * effects of a new block, if the wallet polls for blocks. If an earlier wait for an event after the same stimulus
   * timed out, the script waits for a quarter of `fence` at most.
   */
  pace: { step: number; fence: number; news?: number }
  /** Returns whether the wallet has no pending work. Undefined if the environment cannot see it. */
  idle?(): boolean
  /** Whether a person does the user actions. If so, a fence makes three requests, and no chain switch. */
  plainFences?: true
  /**
   * Ids of checks, `connection` or `dismiss`: prerequisites that {@link Driver.arrange} can prepare for a wallet that
   * does not meet them by default.
   */
  arranges?: readonly string[]
  /** Number of concurrent checks, each on its own wallet. Default: 1. */
  concurrency?: number
  /** User actions that are impossible for every wallet in this environment, with the reason. */
  cannot: { readonly [act in UserAction]?: string }
  /** Opens a new wallet and reserves resources for it (`resources`). */
  open(): Promise<{ driver: Driver; resources: CheckResources }>
  /** Sends a request to the node of the home chain directly. */
  ask(method: string, params: readonly SerializedValue[]): Promise<Answer>
  close(): Promise<void>
}
