import type { Act, Address, Json, Rule } from '../../src/wallet/types.ts'
import type { Scenario } from '../scenario/scenario.ts'

/** Rainbow's term for a connected site. */
export type RainbowSession = { address: Address; chainId: number }

export type RainbowStart = { session?: RainbowSession }

/** The user's action in the prompt that a request opens. It decides which events the extension sends. */
export type RainbowAnswer = {
  person: { approves: unknown } | 'rejects' | 'declines'
  /** Session that an approved connection starts. */
  session?: RainbowSession
  rules?: readonly Rule[]
}

export type RainbowPush =
  | { event: 'accountsChanged'; data: Address[] }
  | { event: 'connect'; data: Json }
  | { event: 'disconnect'; data: Json }
  | { event: 'chainChanged'; chainId: number }

export type RainbowChange = {
  name: string
  /** New session of the background, and the messages that it sends to the page. */
  session?: RainbowSession | null
  pushes: readonly RainbowPush[]
  wallet: readonly Act[]
}

export type RainbowScenario = Scenario<RainbowStart, RainbowAnswer, RainbowChange>
