import type { Act, Address, Rule } from '../../src/wallet/types.ts'
import type { Scenario } from '../scenario/scenario.ts'

/** Answer of Rabby's background to `getProviderState`. */
export type ProviderState = {
  accounts: string[]
  chainId: string
  networkVersion: string
  isUnlocked: boolean
}

export type Start = {
  background?: Partial<ProviderState>
  wallet?: { permitted?: Address[]; chainId?: number; locked?: boolean }
  /** The tab is in the background until `tabIsShown`. */
  hidden?: boolean
  /** The user set this site to "MetaMask mode". */
  metaMaskMode?: boolean
}

/** A message that the background pushes to the page. */
export type Push = { event: string; data?: unknown }

export type Answer = {
  before?: readonly Push[]
  reply: { result: unknown } | { error: object } | 'hang'
  rules?: readonly Rule[]
}

export type Happening = {
  name: string
  background: readonly Push[] | 'tab is shown'
  wallet: readonly Act[]
}

export type RabbyScenario = Scenario<Start, Answer, Happening>
