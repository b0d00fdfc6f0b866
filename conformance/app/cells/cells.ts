import type { AppChains } from './AppChains.ts'
import type { CellVariant } from './CellVariant.ts'
import { pathTo } from './pathsToStates.ts'
import type { StimulusDefinition } from './stimuli/defineStimulus.ts'
import { accountAndLockStimuli } from './stimuli/accountsAndLock.ts'
import { addingStimuli } from './stimuli/adding.ts'
import { chainChangedStimuli } from './stimuli/chainChanged.ts'
import { connectingStimuli } from './stimuli/connecting.ts'
import { providerConnectionStimuli } from './stimuli/providerConnection.ts'
import { reloadAndTabStimuli } from './stimuli/reloadAndTabs.ts'
import { switchingStimuli } from './stimuli/switching.ts'
import { disconnectAndCancelStimuli } from './stimuli/disconnectAndCancel.ts'
import {
  stateLetters,
  stateNames,
  rows,
  type TableCell,
  type StateLetter,
} from './transitionTable.ts'

/** A cell of the transition table, with the variants that check it in a dapp. */
export type AppCell = {
  /** `app.<key of the row>.<state letter>`. Ids never change. */
  id: string
  level: 'MUST'
  basis: 'product'
  group: string
  key: string
  state: StateLetter
  title: string
  cell: TableCell
  variants(chains: AppChains): readonly CellVariant[]
}

export const stimuli: readonly StimulusDefinition[] = [
  ...connectingStimuli,
  ...accountAndLockStimuli,
  ...chainChangedStimuli,
  ...providerConnectionStimuli,
  ...disconnectAndCancelStimuli,
  ...switchingStimuli,
  ...addingStimuli,
  ...reloadAndTabStimuli,
]

/** All cells of the table that can occur, row by row. */
export const cells: readonly AppCell[] = rows.flatMap((row) =>
  stateLetters.flatMap((state) => {
    const cell = row.cells[state]
    const stimulus = stimuli.find(({ key }) => key === row.key)
    if (cell === undefined || stimulus === undefined) return []
    return [
      {
        id: `app.${row.key}.${state}`,
        level: 'MUST',
        basis: 'product',
        group: row.group,
        key: row.key,
        state,
        title: `${stimulus.produced}, while ${stateNames[state]}`,
        cell,
        variants: (chains) =>
          [stimulus.variants(state, chains, cell)]
            .flat()
            .map((variant) => ({ path: pathTo(state, chains), ...variant })),
      } satisfies AppCell,
    ]
  }),
)
