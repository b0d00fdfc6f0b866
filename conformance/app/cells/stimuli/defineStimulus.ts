import type { CellVariant } from '../CellVariant.ts'
import type { AppChains } from '../AppChains.ts'
import type { StateLetter, TableCell } from '../transitionTable.ts'

/** A variant whose `path` may be omitted. Default: `pathTo` of the cell's state. */
export type StimulusVariant = Omit<CellVariant, 'path'> & Partial<Pick<CellVariant, 'path'>>

/** Way to produce the stimulus of a row of the transition table. */
export type StimulusDefinition = {
  key: string
  /** The stimulus in words, for example "the user picks the wallet in the dialog". */
  produced: string
  /** Returns one or more variants for a state of an app with these chains. */
  variants: (
    state: StateLetter,
    chains: AppChains,
    cell: TableCell,
  ) => StimulusVariant | readonly StimulusVariant[]
}

export const defineStimulus = (
  key: string,
  produced: string,
  variants: StimulusDefinition['variants'],
): StimulusDefinition => ({ key, produced, variants })
