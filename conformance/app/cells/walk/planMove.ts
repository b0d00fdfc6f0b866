import { cells, type AppCell } from '../cells.ts'
import { outcomeOf } from '../judge/judge.ts'
import { cancelledPromptOf } from './userMoves.ts'
import { lateMoves } from './answerMoves.ts'
import type { WalkModel } from './WalkModel.ts'
import type { WalkMove, MovePlan } from './WalkMove.ts'

const late = new Set(lateMoves.map(({ name }) => name))

/**
 * Returns what a move does in the current state (`plan`) and the table's cell that it checks, or undefined if the move
 * is impossible.
 */
export const planMove = (
  move: WalkMove,
  model: WalkModel,
): { cell: AppCell; plan: MovePlan } | undefined => {
  if ((model.cancelledPrompt !== undefined) !== late.has(move.name)) return undefined
  const found = move.plan(model)
  if (found === undefined) return undefined
  const cell = cells.find(({ key, state }) => key === found.key && state === model.state)
  return cell && { cell, plan: found }
}

/** Returns the model after a move, with the state that the table expects. */
export const applyPlan = (model: WalkModel, cell: AppCell, found: MovePlan): WalkModel => {
  const { next: state } = outcomeOf(cell, {
    ...(found.guard === undefined ? {} : { guard: found.guard }),
    path: [],
    stimulus: [],
  })
  const { waiting: was, cancelledPrompt: _, ...kept } = model
  const reloaded = cell.key === 'pg.reload'
  const given = state === 'D' || state === 'N' ? openPromptAfter(model, state, reloaded) : {}
  const waits = state === 'D' || state === 'N' ? {} : was && { waiting: was }
  const next = { ...kept, ...waits, ...given, ...found.next, state }
  if (found.next?.cancelledPrompt === undefined && answered.has(cell.key))
    delete next.cancelledPrompt
  return next
}

/** Rows in which the wallet's prompt is answered, so that no prompt of a cancelled action stays open. */
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

const openPromptAfter = (
  model: WalkModel,
  state: string,
  reloaded: boolean,
): Pick<WalkModel, 'cancelledPrompt'> =>
  reloaded || model.state === state ? {} : cancelledPromptOf(model)
