import type { CellVariant } from '../CellVariant.ts'
import type { AppStep } from '../AppStep.ts'
import type { WalkModel } from './WalkModel.ts'

/** A possible step of a walk. */
export type Move = {
  /** Name in a serialized walk; permanent, since walks are stored. */
  name: string
  /** Returns the plan of the move in this state, or undefined if it is impossible. */
  plan(model: WalkModel): MovePlan | undefined
}

/** A stimulus of the table in the current state of the walk. */
export type MovePlan = Pick<CellVariant, 'atLimit' | 'calls' | 'restores'> & {
  key: string
  guard?: string
  /** Steps of the wallet run in one tick. */
  steps: readonly AppStep[]
  /** Changes of the model, except for the state letter, which the table sets. */
  next?: Partial<WalkModel>
}

export const defineMove = (name: string, plan: Move['plan']): Move => ({ name, plan })
