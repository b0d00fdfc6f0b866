import type { Drive, Stimulus } from './drive.ts'
import { accountRows } from './stimuli/accounts.ts'
import { adding } from './stimuli/adding.ts'
import { chainRows } from './stimuli/chain.ts'
import { connecting } from './stimuli/connecting.ts'
import { connectivity } from './stimuli/connectivity.ts'
import { page } from './stimuli/page.ts'
import { switching } from './stimuli/switching.ts'
import { user } from './stimuli/user.ts'
import { letters, rows, type Cell, type Letter } from './table.ts'

/** A cell of the transition table as a check of a dapp. */
export type AppCell = {
  /** `app.<key>.<state letter>`, permanent. */
  id: string
  level: 'MUST'
  basis: 'product'
  group: string
  key: string
  state: Letter
  label: string
  produced: string
  cell: Cell
  drives: readonly Drive[]
}

export const stimuli: readonly Stimulus[] = [
  ...connecting,
  ...accountRows,
  ...chainRows,
  ...connectivity,
  ...user,
  ...switching,
  ...adding,
  ...page,
]

/** All 287 cells that can occur, in the order of the table. */
export const cells: readonly AppCell[] = rows.flatMap((row) =>
  letters.flatMap((state) => {
    const cell = row.cells[state]
    const how = stimuli.find(({ key }) => key === row.key)
    if (cell === undefined) return []
    return [
      {
        id: `app.${row.key}.${state}`,
        level: 'MUST',
        basis: 'product',
        group: row.group,
        key: row.key,
        state,
        label: row.label,
        produced: how?.produced ?? '',
        cell,
        drives: how?.drives(state, cell) ?? [],
      } satisfies AppCell,
    ]
  }),
)
