import type { RestoredSession } from './Observation.ts'
import type { StimulusEvidence, AppStep } from './AppStep.ts'

/** One way to produce a cell's stimulus. A cell passes when each of its variants passes. */
export type CellVariant = {
  /** Name of the payload, or of the variant of the guard. */
  name?: string
  /** The outcome of the table's `alt` that this variant produces. */
  guard?: string
  /** Steps from a fresh page to the cell. */
  path: readonly AppStep[]
  /** The stimulus. */
  stimulus: readonly AppStep[]
  evidence?: StimulusEvidence
  /** The request that the stimulus answers. If it gets no response, the variant is a harness error. */
  settles?: string
  /**
   * A request that the product sends during the stimulus. If the wallet leaves it unanswered, the variant is not
   * applicable.
   */
  requiredAnswer?: { method: string; skipReason: string }
  /** Number of requests that the product must send during the stimulus, by method. */
  calls?: { [method: string]: number }
  /**
   * The stimulus ends when time reaches a limit: the state must be unchanged just before it, and the outcome complete
   * at it.
   */
  atLimit?: true
  /** The cause of the error, from the wallet's response, if its class leaves the cause open. */
  kind?: string
  /** The session that the reloaded page must say it is restoring. */
  restores?: RestoredSession
  /** The stimulus contradicts the wallet's own state on purpose: skip the comparison afterwards. */
  skipTruthCheck?: true
  /** A user does this in another way: also run in a browser, beside the first variant of its guard. */
  alsoInPage?: true
  /** Why some personas lead the path to another state. */
  personaDeviation?: string
  /** Why a wallet on another device cannot produce this. */
  injectedOnly?: string
  /** Why the built app cannot produce this. */
  nodeOnly?: string
}
