import type { Entry, Rule } from '../wallet/types.ts'

/** What a person did with the rules, at which ms of the wallet's clock. */
export type Hand = { at: number } & ({ kind: 'arm'; rule: Rule } | { kind: 'clear' })

/** What the panel has seen of one wallet. */
export type Seen = {
  id: string
  persona: string
  /** By which a page finds it. */
  rdns: string
  /** What happened, and what was armed and cleared between, in order. */
  entries: readonly (Entry | Hand)[]
  /** Number of older entries that the panel dropped. */
  dropped?: number
}
