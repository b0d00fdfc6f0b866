import type { Entry, Rule } from '../wallet/types.ts'

/** A rule that the user armed, or the clearing of all rules. `at` is in ms of the wallet's clock. */
export type RuleChange = { at: number } & ({ kind: 'arm'; rule: Rule } | { kind: 'clear' })

/** Events and rule changes of one wallet that the panel recorded. */
export type WalletHistory = {
  id: string
  persona: string
  /** Reverse domain name by which a page finds the wallet (EIP-6963). */
  rdns: string
  entries: readonly (Entry | RuleChange)[]
  /** Number of older entries that the panel no longer keeps. */
  dropped?: number
}
