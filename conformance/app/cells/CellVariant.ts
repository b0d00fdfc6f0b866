import type { RestoredSession } from './Observation.ts'
import type { StimulusEvidence, AppStep } from './AppStep.ts'

/** One way to produce a cell's stimulus. `runCell` combines the results of a cell's variants. */
export type CellVariant = {
  /** Tells variants with the same `guard` apart: the payload of the event, or the way to produce the stimulus. */
  name?: string
  /**
   * Selects the expected outcome in `alt` of the table's cell: the entry with the same `guard`. Default: the cell's own
   * outcome.
   */
  guard?: string
  /** Steps from a fresh page to the state of the cell. */
  path: readonly AppStep[]
  /** Steps of the stimulus, which the variant performs in that state. */
  stimulus: readonly AppStep[]
  evidence?: StimulusEvidence
  /**
   * Method of the request that the stimulus answers. If that request gets no response, the result is a harness error,
   * or not applicable if the dapp is not the app of this repository.
   */
  settles?: string
  /**
   * Method of a request that the app sends during the stimulus. If a persona other than `standard` does not answer it,
   * the variant is not applicable.
   */
  requiredAnswer?: { method: string; skipReason: string }
  /** Number of requests that the app must send during the stimulus, by method. */
  calls?: { [method: string]: number }
  /**
   * The last step of the stimulus advances the clock to a time-out of the app. The state must be unchanged 100 ms
   * before the time-out, and the outcome complete at the time-out.
   */
  atLimit?: true
  /** Expected `kind` of the app's error, where the error class allows several kinds. */
  kind?: string
  /** Expected `restoring` in the snapshot after a reload: the session that the page is restoring. */
  restores?: RestoredSession
  /** Skips the check that the app's accounts and chain equal the wallet's, because the stimulus makes them differ. */
  skipTruthCheck?: true
  /**
   * A browser runs this variant. Without this flag, it runs the variant only if it is the first possible one of its
   * `guard`.
   */
  alsoInPage?: true
  /**
   * Reason why some personas lead the path to another state than the cell's. The variant is then not applicable;
   * without a reason, it would be blocked. The text continues a sentence that begins with the name of the persona.
   */
  personaDeviation?: string
  /** Reason why a wallet on another device cannot produce the stimulus. Such a wallet skips the variant. */
  injectedOnly?: string
  /** Reason why only Node runs the variant, and no browser. */
  nodeOnly?: string
}
