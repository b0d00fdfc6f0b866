import type { RestoredSession } from './Observation.ts'
import type { AppStep } from './AppStep.ts'

/** One way to produce a cell's stimulus. */
export type CellVariant = {
  /** Tells variants with the same `guard` apart. */
  name?: string
  /** Selects the outcome in `alt` of the table's cell. Default: the cell's own outcome. */
  guard?: string
  path: readonly AppStep[]
  stimulus: readonly AppStep[]
  evidence?: StimulusEvidence
  /** Method of the request that the stimulus answers. Without a response, the suite has a fault. */
  settles?: string
  /** A request of the app. The variant is not applicable to a persona that leaves it unanswered. */
  requiredAnswer?: { method: string; skipReason: string }
  /** Number of requests during the stimulus, by method. */
  calls?: { [method: string]: number }
  /** The stimulus ends at a time-out of the app. 100 ms before, the state must be unchanged. */
  atLimit?: true
  /** Expected `kind` of the app's error, where the error class allows several kinds. */
  kind?: string
  /** Expected `restoring` in the snapshot after a reload. */
  restores?: RestoredSession
  /** Skips the comparison of accounts and chain with the wallet, because the stimulus makes them differ. */
  skipTruthCheck?: true
  /** A browser runs this variant even if an earlier one has the same `guard`. */
  alsoInPage?: true
  /** Reason why some personas lead the path to another state. Without a reason, the variant is blocked. */
  personaDeviation?: string
  /** Reason why a wallet on another device cannot produce the stimulus. */
  injectedOnly?: string
  /** Reason why no browser runs the variant. */
  nodeOnly?: string
}

/** An entry that the stimulus must leave in the wallet's transcript. Otherwise the variant is not applicable. */
export type StimulusEvidence = {
  event?: string
  /** Length of the list in the first argument of that event. */
  count?: number
  /** Method of a request, and the length of the list in its result. */
  answers?: { method: string; count: number }
  /** Method of a request that gets a result or an error. */
  settles?: string
  code?: number | string
  /** Reason for the report, to continue a sentence that begins with the name of the persona. */
  skipReason: string
}
