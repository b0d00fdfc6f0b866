import { cells, type AppCell } from '../cells.ts'
import { outcomeOf } from '../judge.ts'
import { accounts } from '../words.ts'
import { actMoves, givenUp } from './acts.ts'
import { answerMoves, lateMoves } from './answers.ts'
import { eventMoves } from './events.ts'
import type { Model } from './model.ts'
import type { Move, Plan } from './move.ts'

/** All moves for a wallet. */
export const movesOf = ({ remote, severalAccounts }: movesOf.Wallet): readonly Move[] => [
  ...eventMoves(severalAccounts),
  ...actMoves((account) => (account === accounts.a ? accounts.b : accounts.a)),
  ...answerMoves(remote),
  ...lateMoves,
]

export declare namespace movesOf {
  type Wallet = {
    /** The wallet is on another device: a connect has no time-out. */
    remote: boolean
    /** `eth_accounts` may return more than one account. */
    severalAccounts: boolean
  }
}

const late = new Set(lateMoves.map(({ name }) => name))

/** Returns the cell and the plan of a move, or undefined if it is impossible. */
export const plan = (move: Move, model: Model): { cell: AppCell; plan: Plan } | undefined => {
  if ((model.orphan !== undefined) !== late.has(move.name)) return undefined
  const found = move.plan(model)
  if (found === undefined) return undefined
  const cell = cells.find(({ key, state }) => key === found.key && state === model.state)
  return cell && { cell, plan: found }
}

/** Returns the next model, according to the table. */
export const after = (model: Model, cell: AppCell, found: Plan): Model => {
  const { next: state } = outcomeOf(cell, {
    ...(found.guard === undefined ? {} : { guard: found.guard }),
    path: [],
    stimulus: [],
  })
  const { waiting: was, orphan: _, ...kept } = model
  const reloaded = cell.key === 'pg.reload'
  const given = state === 'D' || state === 'N' ? leftOpen(model, state, reloaded) : {}
  const waits = state === 'D' || state === 'N' ? {} : was && { waiting: was }
  const next = { ...kept, ...waits, ...given, ...found.next, state }
  if (found.next?.orphan === undefined && answered.has(cell.key)) delete next.orphan
  return next
}

/** Rows in which the open prompt is answered, or is not the app's. */
const answered = new Set([
  'w.accounts',
  'w.accounts.otherchain',
  'w.initswitch.ok',
  'w.initswitch.rejected',
  'w.reject',
  's.ok.before',
  's.rej.text',
  'w.late',
  's.late',
])

const leftOpen = (model: Model, state: string, reloaded: boolean): Pick<Model, 'orphan'> =>
  reloaded || model.state === state ? {} : givenUp(model)
