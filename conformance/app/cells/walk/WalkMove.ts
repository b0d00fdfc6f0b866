import type { AppStep } from '../AppStep.ts'
import type { CellVariant } from '../CellVariant.ts'
import type { WalkModel } from './WalkModel.ts'

/** A step of a walk, a sequence of random steps that is compared with the transition table. */
export type WalkMove = {
  /** Name in a serialized walk. Names never change, because tests store walks. */
  name: string
  /** Returns undefined if the move is impossible in the current state. */
  plan(model: WalkModel): MovePlan | undefined
}

/** The table's row (`key`) and guard that a move produces in the current state, and its steps. */
export type MovePlan = Pick<CellVariant, 'atLimit' | 'calls' | 'restores'> & {
  key: string
  guard?: string
  steps: readonly AppStep[]
  /** Changes of the model, except the state letter, which the table determines. */
  next?: Partial<WalkModel>
}

export const defineMove = (name: string, plan: WalkMove['plan']): WalkMove => ({ name, plan })
