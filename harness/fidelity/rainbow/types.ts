import type { Act, Address, Json, Rule } from '../../src/wallet/types.ts'
import type { Scenario } from '../scenario/scenario.ts'

/** Session of a site that the user connected: its account and its chain. `session` is Rainbow's own term. */
export type RainbowSession = { address: Address; chainId: number }

export type RainbowStart = { session?: RainbowSession }

/** Reaction of the user to a prompt, for the real provider (`user`) and for the persona (`rules`). */
export type RainbowAnswer = {
  user: { approves: unknown } | 'rejects' | 'declines'
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
  /** New session of the background process. `null` ends the session, and undefined keeps it. */
  session?: RainbowSession | null
  pushes: readonly RainbowPush[]
  wallet: readonly Act[]
}

export type Rainbow = { start: RainbowStart; answer: RainbowAnswer; change: RainbowChange }

export type RainbowScenario = Scenario<Rainbow>
