import type { CellVariant } from '../drive.ts'
import type { AppStep } from '../steps.ts'
import type { Model } from './model.ts'

/** A possible step of a walk. */
export type Move = {
  /** Name in a serialized walk; permanent, since walks are stored. */
  name: string
  /** Returns the plan of the move in this state, or undefined if it is impossible. */
  plan(model: Model): Plan | undefined
}

/** A stimulus of the table in the current state of the walk. */
export type Plan = Pick<CellVariant, 'atLimit' | 'calls' | 'restores'> & {
  key: string
  guard?: string
  /** Steps of the wallet run in one tick. */
  steps: readonly AppStep[]
  /** Changes of the model, except for the state letter, which the table sets. */
  next?: Partial<Model>
}

export const move = (name: string, plan: Move['plan']): Move => ({ name, plan })
