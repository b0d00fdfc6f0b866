import type { CellVariant } from '../CellVariant.ts'
import type { AppChains } from '../AppChains.ts'
import type { StateLetter, TableCell } from '../transitionTable.ts'

/** Way to produce the stimulus of a row of the transition table. */
export type StimulusDefinition = {
  key: string
  /**
   * The stimulus in words, for example "the user picks the wallet in the dialog".
   */
  produced: string
  /** Returns the variants for a state of an app with these chains, at least one. */
  variants: (state: StateLetter, chains: AppChains, cell: TableCell) => readonly CellVariant[]
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
