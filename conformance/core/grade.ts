import type { Check, Level } from './defineCheck.ts'
import { type Result, type Status, emptyResult } from './result.ts'
import type { Transcript } from './transcript.ts'
import type { Verdict } from './verdict.ts'

/** Outcome of a script: its transcript and, if the script ended early, the verdict that ended it. */
export type ScriptRun = { transcript: Transcript; ended?: Verdict }

/** Status of a check whose judge found a violation, by the level of the requirement. */
const statusOfViolation: Record<Level, Status> = {
  MUST: 'fail',
  'MUST NOT': 'fail',
  SHOULD: 'warn',
  'SHOULD NOT': 'warn',
  MAY: 'info',
  INFO: 'info',
}

/**
 * Returns the result of a check: its judge reads the transcript, unless the script ended with a verdict. The
 * same transcript always gives the same result.
 */
export function grade(check: Check, { transcript, ended }: ScriptRun, durationMs: number): Result {
  const verdict = ended ?? check.judge(transcript)
  return {
    ...emptyResult(check, durationMs),
    status: verdict.status === 'violation' ? statusOfViolation[check.level] : verdict.status,
    ...('observed' in verdict && verdict.observed !== undefined && { observed: verdict.observed }),
    ...('wanted' in verdict && { wanted: verdict.wanted }),
    ...(verdict.message && { message: verdict.message }),
    ...(verdict.status === 'violation' && verdict.cause && { rootCause: verdict.cause }),
    ...(verdict.status === 'blocked' && { blockedBy: verdict.by }),
    transcript: [...transcript],
  }
}
