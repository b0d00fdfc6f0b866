import type { Act, Address, Json, Rule } from '../../src/wallet/types.ts'
import type { Scenario } from '../scenario/scenario.ts'

/** Response of MetaMask's background to `metamask_getProviderState`. */
export type MetaMaskProviderState = {
  accounts?: unknown
  chainId?: unknown
  networkVersion?: unknown
  isConnected?: unknown
}

/** Initial state of a scenario. The default is connected to chain 56 without permitted accounts. */
export type MetaMaskStart = {
  /** State of the real background. `held` sends it only on `stateArrives`; `refused` responds with an error. */
  background?: MetaMaskProviderState | 'held' | 'refused'
  /** The same state for the persona. */
  wallet?: { permitted?: Address[]; down?: boolean }
  /** Whether the provider is put into the page and announced. */
  announced?: boolean
  /** `window.ethereum` belongs to another wallet and cannot be set. */
  taken?: boolean
}

/** A message from the background to the page. */
export type Message = { method: string; params?: unknown }

/** The wallet's response to one request: the background's messages, and the persona's rules for the same effect. */
export type MetaMaskAnswer = {
  /** Messages that are sent before the response. */
  before?: readonly Message[]
  reply: { result: unknown } | { error: object } | 'hang'
  /** Rules for the persona. Without rules, its own state machine responds. */
  rules?: readonly Rule[]
}

/** An action in the wallet, for the real background and for the persona. */
export type MetaMaskChange = {
  name: string
  background: readonly Message[] | 'answers its state'
  wallet: readonly Act[]
  /** A new block of the persona's node, which its subscriptions report. */
  head?: Json
}

export type MetaMaskScenario = Scenario<MetaMaskStart, MetaMaskAnswer, MetaMaskChange>
