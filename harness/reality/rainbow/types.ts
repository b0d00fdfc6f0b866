import type { Act, Address, Json, Rule } from '../../src/wallet/types.ts'
import type { Scenario } from '../transcript/scenario.ts'

/** Rainbow's word for a site that is connected. */
export type Session = { address: Address; chainId: number }

export type Start = { session?: Session }

/** What the person does in the prompt that a request opens; the events that the extension sends then. */
export type Answer = {
  person: { approves: unknown } | 'rejects' | 'declines'
  /** The session that an approved connection begins. */
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
  /** What the background becomes and what it sends to the page. */
  session?: Session | null
  pushes: readonly Push[]
  wallet: readonly Act[]
}

export type RainbowScenario = Scenario<Start, Answer, Happening>
