import type { Act, Address, Rule } from '../../src/wallet/types.ts'
import type { Scenario } from '../scenario/scenario.ts'

/** Initial state of a scenario, as data for the real provider (`background`) and for the persona (`wallet`). */
export type RabbyStart = {
  /**
   * Answer of Rabby's background process to `getProviderState`, which the page provider requests at its start. The
   * list of accounts is always empty, even for a connected site (recordings/rabby-0.93.34.json).
   */
  background?: { chainId?: string; networkVersion?: string; isUnlocked?: boolean }
  wallet?: { permitted?: Address[]; chainId?: number }
  /** Whether the tab of the page is hidden until the change `tabIsShown`. */
  hidden?: boolean
  /** Whether the user has set this site to Rabby's "MetaMask mode". */
  metaMaskMode?: boolean
}

/** A message that Rabby's background process sends to the page without a request. */
export type RabbyPush = { event: string; data?: unknown }

/** Answer to one request: messages to the real provider, and rules with the same effect for the persona. */
export type RabbyAnswer = {
  before?: readonly RabbyPush[]
  reply: { result: unknown } | { error: object }
  rules?: readonly Rule[]
}

/** A change in the wallet: messages to the real provider (`background`) and acts on the persona (`wallet`). */
export type RabbyChange = {
  name: string
  background: readonly RabbyPush[] | 'tab is shown'
  wallet: readonly Act[]
}

export type Rabby = { start: RabbyStart; answer: RabbyAnswer; change: RabbyChange }

export type RabbyScenario = Scenario<Rabby>
