import type { Verdict } from '../verdict.ts'

/** The check can say nothing here, and this is why: another check's id, or a missing act of the person. */
export const blocked = (by: string, message: string): Verdict => ({
  status: 'blocked',
  by,
  message,
})
