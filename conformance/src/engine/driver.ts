import type { Fault, Seen } from './seen.ts'

/**
 * The acts of a person on the wallet (`user` of a provider module), and of one who holds the browser: `openPage` of
 * the same site, `openOrigin` of another, `openFrame` of either, each under a name that calls can be
 * made in; `closePage` by that name; `leaveAndReturn` by the browser's own Back; `switchApp` on a phone.
 * `warned` says what the open prompt warns of, or whether it warns at all.
 */
export const acts = [
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

export type Act = (typeof acts)[number]

/** Where a call goes: the provider under test, the one it announced, or a global. */
export type Target = 'provider' | 'announced' | 'window.ethereum'

/** What to do with a call besides making it. */
export type How = {
  /** Take the function off its object first. */
  unbound?: boolean
  /** Freeze the arguments deeply. */
  freeze?: boolean
  /** Write into the result after it was seen. */
  spoil?: boolean
  /** Node style: a callback is the last argument, and its two values are the answer. */
  callback?: boolean
}

/** A call of a function of the provider. `id` names its answer. */
export type Call = {
  id: string
  on: Target
  path: string
  args: readonly Seen[]
  how?: How
  /** The page to call in, by the name it was opened under; absent: the first. */
  page?: string
}

/** What came of a call. It never rejects: a code that is thrown across a bridge is a code lost. */
export type Answer = ({ result: Seen } | { error: Fault }) & {
  /** `promise`, `throw` (synchronously), or `value` (returned as such). */
  by: 'promise' | 'throw' | 'value' | 'callback'
  /** The arguments as they were afterwards, where they differ. */
  argsAfter?: readonly Seen[]
}

/** What a listener does besides telling. */
export type Inside = {
  /** Throws. */
  throw?: true
  /** Calls the provider from within; the first answer has this id, the n-th has `id.n`. */
  call?: Call
  /** Reads these properties of the provider at once. */
  read?: readonly string[]
}

export type Listen = { id: string; event: string; inside?: Inside; page?: string }

/** What a listener told. */
export type Heard =
  | { event: string; listener: string; args: readonly Seen[]; read?: { [key: string]: Seen } }
  /** An answer to a call made inside a listener. */
  | { inside: string; call: Call; answer: Answer }
  /** What the node was asked, or anything else that the environment saw. */
  | { rpc: string; data: Seen }
  /** The wallet sent this many events: the driver reports no further ones. */
  | { flooded: number }

/** One wallet, opened for one check: all that an environment must offer. */
export type Driver = {
  /** Lets the wallet inject and announce itself. Called once, after listening has begun. */
  boot(): Promise<void>
  request(call: Call): Promise<Answer>
  /**
   * Makes all calls in one turn of the wallet's event loop, so that all are in flight at once. Returns the answers in
   * the order of the calls. Absent: `request` reaches the wallet synchronously.
   */
  requestAll?(calls: readonly Call[]): Promise<Answer>[]
  /**
   * Makes the calls one after the other, up to the first that is not answered at once; that one's answer
   * is still `open`. Absent: a round trip costs nothing here.
   */
  requestEach?(calls: readonly Call[]): Promise<{ answers: Answer[]; open?: Promise<Answer> }>
  /** `returned` says what `on` gave back. */
  listen(listen: Listen): Promise<Seen>
  unlisten(id: string): Promise<Seen>
  /** Dispatches `eip6963:requestProvider`; announcements are heard as events. */
  discover(): Promise<void>
  /** Adds a second wallet to the window, which announces itself and answers `eth_chainId` with 0x539. */
  decoy(): Promise<void>
  /** The value at a path below `provider` or `window`, and its type. */
  inspect(path: string): Promise<{ type: string; value: Seen }>
  /** Replaces the listener. */
  onHeard(listener: (heard: Heard) => void): void
  /** The acts that exist here; what is missing blocks the checks that need it, by name. */
  user: { readonly [act in Act]?: (...args: Seen[]) => Promise<Seen> }
  /** Whether the wallet has a window to announce itself in. */
  window: boolean
  /** Features that the wallet declares not to have. */
  lacks: readonly string[]
  /**
   * Services of the wallet's maker that this environment does not imitate, by the feature that depends on them: "the
   * feature flags of config.example". What the wallet does without its service says nothing about the wallet.
   */
  missingServices?: { readonly [feature: string]: string }
  /** Sees to it that what a script stands on holds (`dismiss`: that it can be done), where {@link Environment.arranges} names it. */
  arrange?(prerequisite: string): Promise<unknown>
  /** Makes the wallet send `chainChanged` with this chain by the shortest way; absent: the person's way. */
  signal?(chainId: number): Promise<unknown>
  /** Lets the wallet see the newest block now; absent: it sees each, or nobody can hurry it. */
  look?(): Promise<unknown>
  /** Keeps what a person would want to see of this check, which went wrong. */
  evidence?(check: string): Promise<unknown>
  /** What lies between the page and the wallet; absent: the wallet is in the page. */
  transport?: 'walletconnect'
  close(): Promise<void>
}

/** What one check has to itself: accounts whose nonces nobody else moves, and addresses of its own. */
export type World = {
  chainId: number
  accounts: readonly { address: string; privateKey: string }[]
  /** The address of a node for that chain id. */
  url(chainId: number): string
  /** What was asked of the nodes under these addresses, as it happens. Answers what stops it. */
  onAsked(listener: (asked: Asked) => void): () => void
}

export type Asked = { chainId: number; method: string; params: Seen }

/** Where wallets are opened: a Node process, a page, an extension. */
export type Environment = {
  name: string
  mode: 'provider' | 'page' | 'extension' | 'manual'
  /** Version of the wallet, where it is known. */
  version?: string
  /** Name and version of the browser that it is in; absent: in none of ours. */
  browser?: string
  /**
   * ms to wait for one answer; for the event that closes a fence (a quarter of it for an event that the same stimulus
   * did not cause before); and for what a new block brings, where the wallet looks for one at times of its own.
   */
  pace: { step: number; fence: number; news?: number }
  /** Whether it is certain that the wallet does nothing any more. Only what sees inside it has this. */
  idle?(): boolean
  /** A hand here costs a person's time: fences are round trips, no switch of the chain. */
  plainFences?: true
  /** Prerequisites, or `dismiss`, that a person can bring about where the wallet, left alone, does not meet them. */
  arranges?: readonly string[]
  /** How many checks may run at a time, each on a wallet of its own. Default 1. */
  concurrency?: number
  /** Acts that no wallet could offer here, and why: checks that need them are not applicable. */
  cannot: { readonly [act in Act]?: string }
  /** A fresh wallet in a fresh world. */
  open(): Promise<{ driver: Driver; world: World }>
  /** Asks the node of chain 56 itself, past any wallet. */
  ask(method: string, params: readonly Seen[]): Promise<Answer>
  close(): Promise<void>
}
