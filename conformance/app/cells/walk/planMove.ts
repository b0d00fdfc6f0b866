import { cells, type AppCell } from '../cells.ts'
import { outcomeOf } from '../judge/judge.ts'
import { cancelledPromptOf } from './userMoves.ts'
import { lateMoves } from './answerMoves.ts'
import type { WalkModel } from './WalkModel.ts'
import type { MovePlan, WalkMove } from './WalkMove.ts'

const late = new Set(lateMoves.map(({ name }) => name))

/** Returns the plan of a move and the table's cell that it checks, or undefined if the move is impossible. */
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
  const { next: state } = outcomeOf(cell, found)
  const { waiting: was, cancelledPrompt: _, ...kept } = model
  const isIdle = state === 'D' || state === 'N'
  const keepsPrompt = isIdle && cell.key !== 'pg.reload' && model.state !== state
  const next = {
    ...kept,
    ...(!isIdle && was && { waiting: was }),
    ...(keepsPrompt && cancelledPromptOf(model)),
    ...found.next,
    state,
  }
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
