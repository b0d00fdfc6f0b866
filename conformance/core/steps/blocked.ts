import type { Verdict } from '../verdict.ts'

/**
 * Returns a verdict for a check that cannot be judged. `by` is the id of another check, or a missing user
 * action.
 */
export const blocked = (by: string, message: string): Verdict => ({
  status: 'blocked',
  by,
  message,
})
