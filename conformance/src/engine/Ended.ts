import type { Verdict } from './verdict.ts'

/**
 * Thrown by a driver where no judge has anything left to say: a person put the check off, or said that
 * an act cannot be done. It is nobody's fault.
 */
export class Ended extends Error {
  override name = 'Ended'
  verdict: Verdict

  constructor(verdict: Verdict & { message: string }) {
    super(verdict.message)
    this.verdict = verdict
  }
}
