import type { Act, Address, Json, Rule } from '../../src/wallet/types.ts'
import type { Scenario } from '../scenario/scenario.ts'

/** Rainbow's term for a connected site. */
export type Session = { address: Address; chainId: number }

export type Start = { session?: Session }

/** The user's action in the prompt that a request opens. It decides which events the extension sends. */
export type Answer = {
  person: { approves: unknown } | 'rejects' | 'declines'
  /** Session that an approved connection starts. */
  session?: Session
  rules?: readonly Rule[]
}

export type Push =
  | { event: 'accountsChanged'; data: Address[] }
  | { event: 'connect'; data: Json }
  | { event: 'disconnect'; data: Json }
  | { event: 'chainChanged'; chainId: number }

export type Happening = {
  name: string
  /** New session of the background, and the messages that it sends to the page. */
  session?: Session | null
  pushes: readonly Push[]
  wallet: readonly Act[]
}

export type RainbowScenario = Scenario<Start, Answer, Happening>
