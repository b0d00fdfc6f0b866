import type { Verdict } from './defineCheck.ts'

/**
 * Error that a driver throws to end a check without its judge, because a user skipped the check, or an act is
 * impossible or failed in the user's own driver. Neither the wallet nor the suite is at fault.
 */
export class CheckEnded extends Error {
  override name = 'CheckEnded'
  verdict: Verdict

  constructor(verdict: Verdict & { message: string }) {
    super(verdict.message)
    this.verdict = verdict
  }
}
