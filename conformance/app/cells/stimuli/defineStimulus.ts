import type { CellVariant } from '../CellVariant.ts'
import type { StateLetter, Outcome } from '../transitionTable.ts'

/** Describes how to produce a row of the table. */
export type StimulusDefinition = {
  key: string
  /**
   * In words: the action, rule or event of the wallet, the user's action, the timer, the page event or the other tab.
   */
  produced: string
  /** The variants in this state. A test fails for an empty list. */
  variants: (state: StateLetter, outcome: Outcome) => readonly CellVariant[]
}

export const defineStimulus = (
  key: string,
  produced: string,
  variants: StimulusDefinition['variants'],
): StimulusDefinition => ({
  key,
  produced,
  variants,
})

/** The reason for variants that need a control which the app does not have in that state. */
export const noControlReason = 'the app has no control for this in that state'
/** The reason for variants that need a third configured chain. */
export const noThirdChainReason = 'the app configures two chains only'
