import type { Act, Address, Rule } from '../../src/wallet/types.ts'
import type { Scenario } from '../scenario/scenario.ts'

/** Answer of Rabby's background to `getProviderState`. */
export type RabbyProviderState = {
  accounts: string[]
  chainId: string
  networkVersion: string
  isUnlocked: boolean
}

export type RabbyStart = {
  background?: Partial<RabbyProviderState>
  wallet?: { permitted?: Address[]; chainId?: number; locked?: boolean }
  /** The tab is in the background until `tabIsShown`. */
  hidden?: boolean
  /** The user set this site to "MetaMask mode". */
  metaMaskMode?: boolean
}

/** A message that the background pushes to the page. */
export type RabbyPush = { event: string; data?: unknown }

export type RabbyAnswer = {
  before?: readonly RabbyPush[]
  reply: { result: unknown } | { error: object } | 'hang'
  rules?: readonly Rule[]
}

export type RabbyChange = {
  name: string
  background: readonly RabbyPush[] | 'tab is shown'
  wallet: readonly Act[]
}

export type RabbyScenario = Scenario<RabbyStart, RabbyAnswer, RabbyChange>
