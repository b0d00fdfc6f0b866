import type { Core } from './core.ts'
import type { Failure, FailureKind, FailureText } from './failures.ts'
import type { Call, Next } from './call.ts'
import type { Act, Address, Capabilities, Provider } from './types.ts'

/** Behaviour in which real wallets differ legitimately. `standardPolicy` has the values of `standard`. */
export type Policy = {
  /** When `accountsChanged` of an approved request is sent, relative to its answer. */
  accountsEvent: 'before' | 'after'
  /** When `chainChanged` of a switch or an add is sent, relative to its answer. */
  chainEvent: 'before' | 'after'
  /** Whether each site has its own chain. */
  chainPerSite: boolean
  /** Chain that a site without permission sees. Undefined: the wallet's own. */
  strangerChain: number | undefined
  /** Whether a locked wallet shows no accounts and sends `accountsChanged`. */
  lockHides: boolean
  /** Whether unlocking sends `accountsChanged` with the accounts. */
  unlockEvent: boolean
  /** Sites that are asked before a switch to a known chain: all, those without permission, or none. */
  switchAsks: 'always' | 'strangers' | 'never'
  /**
   * Whether a site without permission gets 4902 for an unknown chain without a prompt. It could then find out
   * which chains the wallet has (EIP-3326, "Preserving User Privacy").
   */
  strangersProbe: boolean
  /**
   * Whether a switch to an unreachable chain sends `chainChanged` at once. Otherwise it follows when the
   * chain is reachable, after `connect`.
   */
  tellsDeadChain: boolean
  /** Whether an approved `wallet_addEthereumChain` also selects the chain. */
  addSelects: boolean
  /** Whether the wallet asks the node of a new chain for its chain id, as EIP-3085 demands. */
  addVerifiesNode: boolean
  /** Whether adding a known chain prompts. */
  addKnownAsks: boolean
  /** Handling of a second request for accounts while the first is open. */
  pending: 'refuse' | 'join' | 'queue'
  /** Whether a site's request for accounts stays open when its page is left or reloaded. */
  pendingOutlivesPage: boolean
  /** Maximum number of accounts that a site gets. */
  accountLimit: number
  /** Whether only one prompt for a chain can be open at a time. */
  chainPromptsExclude: boolean
  /** Whether disconnecting the site in the wallet resets it to the wallet's own chain. */
  revokeResetsChain: boolean
  /** Value of `isConnected()`: the connection state, always true, or whether the site has accounts. */
  isConnected: 'honest' | 'always' | 'accounts'
  /** Chain that must be reachable for the provider to be connected: any chain (EIP-1193), or the site's own. */
  connectedTo: 'any' | 'site'
  /** EIPs that the wallet supports: `wallet_sendCalls` and others, `wallet_watchAsset`, `wallet_connect`. */
  eip5792: boolean
  eip747: boolean
  eip7846: boolean
}

export const standardPolicy: Policy = {
  accountsEvent: 'before',
  chainEvent: 'before',
  chainPerSite: false,
  strangerChain: undefined,
  lockHides: true,
  unlockEvent: true,
  switchAsks: 'always',
  strangersProbe: true,
  tellsDeadChain: false,
  addSelects: false,
  addVerifiesNode: true,
  addKnownAsks: true,
  pending: 'refuse',
  pendingOutlivesPage: false,
  accountLimit: Number.POSITIVE_INFINITY,
  chainPromptsExclude: false,
  revokeResetsChain: false,
  isConnected: 'honest',
  connectedTo: 'any',
  eip5792: true,
  eip747: true,
  eip7846: true,
}

/** Returns all deviations in order: the persona, its own quirks, then those of the test. */
export const deviationsOf = (persona: Persona, quirks: readonly Quirk[]): Deviation[] => [
  persona,
  ...(persona.quirks ?? []),
  ...quirks,
]

/** Returns the policy of a wallet: the standard one, changed by each deviation in turn. */
export const policyOf = (persona: Persona, quirks: readonly Quirk[]): Policy => {
  const policy = { ...standardPolicy }
  for (const { policy: differs } of deviationsOf(persona, quirks)) Object.assign(policy, differs)
  return policy
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
