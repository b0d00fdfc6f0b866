import type { Drive } from '../drive.ts'
import type { AppStep } from '../steps.ts'
import type { Model } from './model.ts'

/** One thing that may happen in a walk. */
export type Move = {
  /** Its word in a line; permanent, since lines are kept. */
  name: string
  /** Whether it can happen here, and what it is then; undefined: it cannot. */
  plan(model: Model): Plan | undefined
}

/** A stimulus of the table in the state where the walk is. */
export type Plan = Pick<Drive, 'atLimit' | 'calls' | 'restores'> & {
  key: string
  guard?: string
  /** In one tick where they are the wallet's. */
  steps: readonly AppStep[]
  /** What the model becomes, but for the state letter, which the table says. */
  next?: Partial<Model>
}

export const move = (name: string, plan: Move['plan']): Move => ({ name, plan })
