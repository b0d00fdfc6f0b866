import type { Core } from './core.ts'
import type { Failure, FailureKind, FailureText } from './failures.ts'
import type { Call, Next } from './call.ts'
import type { Act, Address, Capabilities, Provider } from './types.ts'

/** Where real wallets differ and each way is an honest one. The values of `standard` are in `standardPolicy`. */
export type Policy = {
  /** When `accountsChanged` of an approved request is sent, relative to its answer. */
  accountsEvent: 'before' | 'after'
  /** The same for `chainChanged` of a switch or an add. */
  chainEvent: 'before' | 'after'
  /** `true`: each site has a chain of its own. */
  chainPerSite: boolean
  /** The chain that a site without permission sees; undefined: the wallet's own. */
  strangerChain: number | undefined
  /** `true`: a locked wallet shows no accounts and says so with `accountsChanged`. */
  lockHides: boolean
  /** Whether unlocking sends `accountsChanged` with the accounts. */
  unlockEvent: boolean
  /** Who is asked before a switch to a chain that the wallet knows. */
  switchAsks: 'always' | 'strangers' | 'never'
  /**
   * Whether a site without permission is told at once that the wallet lacks a chain: it could find out which
   * chains there are (EIP-3326, "Preserving User Privacy"). Otherwise the person is asked first.
   */
  strangersProbe: boolean
  /** Whether a chain that is not reached is told of at once, or when it is (`connect` comes first). */
  tellsDeadChain: boolean
  /** What an approved `wallet_addEthereumChain` does besides adding. */
  addSelects: boolean
  /** Whether the node of a new chain is asked for its chain id, as EIP-3085 demands. */
  addVerifiesNode: boolean
  /** Whether an add of a chain that the wallet knows asks. */
  addKnownAsks: boolean
  /** What a second request for accounts meets while the first is open. */
  pending: 'refuse' | 'join' | 'queue'
  /** Whether a site's request for accounts stays open in the wallet when its page is left or reloaded. */
  pendingOutlivesPage: boolean
  /** How many accounts a site gets at most. */
  accountLimit: number
  /** Does a prompt for a chain exclude a second one? */
  chainPromptsExclude: boolean
  /** Disconnecting the site in the wallet sends it back to the wallet's own chain. */
  revokeResetsChain: boolean
  /** Whether `isConnected()` tells of the chain. */
  isConnected: 'honest' | 'always' | 'accounts'
  /** What must be reachable for the provider to be connected: any chain (EIP-1193), or the site's own. */
  connectedTo: 'any' | 'site'
  /** `wallet_watchAsset`, `wallet_sendCalls` and kin: EIPs that the wallet has. */
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

/** The persona, its own quirks over it, and the test's over those. */
export const deviationsOf = (persona: Persona, quirks: readonly Quirk[]): Deviation[] => [
  persona,
  ...(persona.quirks ?? []),
  ...quirks,
]

/** The policy of the correct wallet, changed by each deviation in turn. */
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
 * A named way in which a wallet differs from the correct one. A persona's quirk and a mutant of the
 * suite are the same thing; hooks of later ones lie around those of earlier ones.
 */
export type Deviation = {
  policy?: Partial<Policy>
  /** Capabilities of a fresh wallet for batches of calls (EIP-5792). */
  capabilities?: readonly Capabilities[]
  failures?: Partial<Record<FailureKind, FailureText>>
  /** Around every `request()`, before its argument is looked at. */
  request?(
    args: unknown,
    next: (args: unknown) => Promise<unknown>,
    core: Core,
    call: Call,
  ): Promise<unknown>
  /** Around the answer of a method (`*`: of each). A verbatim reply of a rule passes by. */
  methods?: Record<string, (call: Call, next: Next, core: Core) => unknown>
  /** As `methods`, for those of `lateNames`: the code comes into a page with theirs. */
  lateMethods?: Record<string, (call: Call, next: Next, core: Core) => unknown>
  /** An address in the letters that the wallet uses; all lower case without it. */
  address?(address: Address): Address
  /** Changes a failure before it gets its shape. */
  failure?(failure: Failure, call: Call | undefined, core: Core): Failure
  /** What is thrown at the dapp. `next` is the shape below. */
  shape?(failure: Failure, next: (failure: Failure) => unknown, core: Core): unknown
  /** Around each event. `emit` sends it on; not calling it swallows it. */
  event?(
    event: string,
    args: unknown[],
    emit: (event: string, args: unknown[]) => void,
    core: Core,
  ): void
  /** Around each act. */
  act?(act: Act, next: (act: Act) => void, core: Core): void
  /** Adds to the provider, or takes from it; what it answers replaces the provider. */
  provider?(provider: Provider, core: Core): Provider | void
  /** What is announced by EIP-6963. `nth` counts the announcements of this page from 0; `false`: none. */
  announce?(detail: ProviderDetail, nth: number, core: Core): ProviderDetail | false
  /** Whether the announced detail is frozen, as EIP-6963 advises. */
  frozen?: boolean
  /** Runs when the wallet starts, around its `connect` event. */
  start?(next: () => void, core: Core): void
}

/** One real wallet's ways: its identity, where it puts itself, and how it deviates. */
export type Persona = Deviation & {
  id: string
  /** Version of the real wallet that it is held against. */
  version?: string
  /** Where an older version differs from the newest: they lie over the persona and below the quirks of a test. */
  quirks?: readonly Quirk[]
  info: { name: string; rdns: string; icon: string }
  /** Paths under `window`: `ethereum`, `bitkeep.ethereum`. The first wins nothing from who is there already. */
  namespaces: readonly string[]
  /** What else it leaves under `window`, by path: `binancew3w.isExtension`. */
  globals?: Readonly<Record<string, unknown>>
  /** `false`: a wallet from before EIP-6963. */
  announces?: boolean
  /** Properties of the provider, e.g. `isMetaMask`. */
  flags?: Readonly<Record<string, unknown>>
  /** Features that the wallet declares not to have, for the suite: `eip-5792`. */
  lacks?: readonly string[]
}

/** A deviation with a name of its own. */
export type Quirk = Deviation & {
  id: string
  /** What is wrong, in a few words. */
  what: string
}
