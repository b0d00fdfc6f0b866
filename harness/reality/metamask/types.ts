import type { Act, Address, Json, Rule } from '../../src/wallet/types.ts'
import type { Scenario } from '../transcript/scenario.ts'

/** What the extension's background answers to `metamask_getProviderState`. */
export type ProviderState = {
  accounts?: unknown
  chainId?: unknown
  networkVersion?: unknown
  isConnected?: unknown
}

/** The world at the start of a scenario. Absent: connected to chain 56, no account permitted. */
export type Start = {
  /** What the real background says of itself; `held`: only when told to; `refused`: it cannot. */
  background?: ProviderState | 'held' | 'refused'
  /** The same world for the persona. */
  wallet?: { permitted?: Address[]; down?: boolean }
  /** Whether the provider is put into the page and announced. */
  announced?: boolean
  /** `window.ethereum` belongs to another wallet and cannot be set. */
  taken?: boolean
}

/** A message from the background to the page. */
export type Message = { method: string; params?: unknown }

/** How the wallet answers one request: what the background sends, and what makes the persona do so. */
export type Answer = {
  /** Sent before the answer. */
  before?: readonly Message[]
  reply: { result: unknown } | { error: object } | 'hang'
  /** Rules given to the persona before the request; none: its own state machine answers. */
  rules?: readonly Rule[]
}

/** Something on the wallet's side, for both. */
export type Happening = {
  name: string
  background: readonly Message[] | 'answers its state'
  wallet: readonly Act[]
  /** A new block of the persona's node, for its subscriptions. */
  head?: Json
}

export type MetaMaskScenario = Scenario<Start, Answer, Happening>
