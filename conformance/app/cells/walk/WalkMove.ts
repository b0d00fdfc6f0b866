import type { CellVariant } from '../CellVariant.ts'
import type { AppStep } from '../AppStep.ts'
import type { WalkModel } from './WalkModel.ts'

/** One kind of step in a walk, a sequence of random steps that is compared with the transition table. */
export type WalkMove = {
  /** Name of the move in a serialized walk. Names never change, because tests store walks. */
  name: string
  /** Returns what the move does in the current state of the walk, or undefined if it is impossible in that state. */
  plan(model: WalkModel): MovePlan | undefined
}

/**
 * Plan of a move in the current state of the walk: the table's row (`key`), its guard, and the steps that produce the
 * stimulus.
 */
export type MovePlan = Pick<CellVariant, 'atLimit' | 'calls' | 'restores'> & {
  key: string
  guard?: string
  /** Steps of the stimulus. Consecutive steps of the wallet run in the same tick. */
  steps: readonly AppStep[]
  /** Changes of the walk's model. The state letter is not among them, because the table determines it. */
  next?: Partial<WalkModel>
}

export const defineMove = (name: string, plan: WalkMove['plan']): WalkMove => ({ name, plan })
