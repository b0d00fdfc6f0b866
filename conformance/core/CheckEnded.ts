import type { Verdict } from './defineCheck.ts'

/**
 * Thrown by a driver to end a check without its judge: a person skipped the check, or an act is impossible.
 * Neither the wallet nor the suite is at fault.
 */
export class CheckEnded extends Error {
  override name = 'CheckEnded'
  verdict: Verdict

  constructor(verdict: Verdict & { message: string }) {
    super(verdict.message)
    this.verdict = verdict
  }
}
