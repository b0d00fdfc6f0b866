import type { AppChains } from '../AppChains.ts'
import { cells, type AppCell } from '../cells.ts'
import { outcomeOf } from '../judge/judge.ts'
import { accounts } from '../testValues.ts'
import { userMoves, cancelledPromptOf } from './userMoves.ts'
import { answerMoves, lateMoves } from './answerMoves.ts'
import { eventMoves } from './eventMoves.ts'
import type { WalkModel } from './WalkModel.ts'
import type { Move, MovePlan } from './Move.ts'

/** Returns all moves that a walk can make with a wallet, possible or not in the current state. */
export const allMoves = (
  { remote, severalAccounts }: allMoves.Wallet,
  chains: AppChains,
): readonly Move[] => [
  ...eventMoves(severalAccounts, chains),
  ...userMoves((account) => (account === accounts.a ? accounts.b : accounts.a), chains),
  ...answerMoves(remote, chains),
  ...lateMoves,
]

export declare namespace allMoves {
  type Wallet = {
    /** Whether the wallet is on another device, so that a connect has no time-out. */
    remote: boolean
    /** Whether `eth_accounts` may return more than one account. */
    severalAccounts: boolean
  }
}

const late = new Set(lateMoves.map(({ name }) => name))

/**
 * Returns what a move does in the current state (`plan`) and the table's cell that it checks, or undefined if the move
 * is impossible.
 */
export const planMove = (
  move: Move,
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

/** Rows after which no prompt of a cancelled action is open in the wallet. */
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
