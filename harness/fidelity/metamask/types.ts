import type { Act, Address, Json, Rule } from '../../src/wallet/types.ts'
import type { Scenario } from '../scenario/scenario.ts'

/** Answer to `metamask_getProviderState`, which the page provider requests at its start. */
export type MetaMaskProviderState = {
  accounts?: unknown
  chainId?: unknown
  networkVersion?: unknown
  isConnected?: unknown
}

/** Initial state of a scenario. Default: connected to chain 56, and the site has no permission. */
export type MetaMaskStart = {
  /** State that the real provider gets: at once, at the change `stateArrives` (`held`), or an error (`refused`). */
  background?: MetaMaskProviderState | 'held' | 'refused'
  /** The state of the persona that corresponds to `background`. */
  wallet?: { permitted?: Address[]; down?: boolean }
  /** Whether the provider is put at `window.ethereum` and announced (EIP-6963). */
  announced?: boolean
  /** Whether `window.ethereum` belongs to another wallet and is read-only. */
  taken?: boolean
}

export type Message = { method: string; params?: unknown }

/** Answer to one request: `reply` for the real provider, and rules with the same effect for the persona. */
export type MetaMaskAnswer = {
  reply: { result: unknown } | { error: object } | 'hang'
  /** Rules for the persona. Without rules, the persona must produce the answer by itself. */
  rules?: readonly Rule[]
}

/** A change in the wallet: messages to the real provider (`background`) and acts on the persona (`wallet`). */
export type MetaMaskChange = {
  name: string
  background: readonly Message[] | 'answers its state'
  wallet: readonly Act[]
  /** New block of the persona's node. The persona must report it to the page's subscriptions. */
  head?: Json
}

export type MetaMask = { start: MetaMaskStart; answer: MetaMaskAnswer; change: MetaMaskChange }

export type MetaMaskScenario = Scenario<MetaMask>
