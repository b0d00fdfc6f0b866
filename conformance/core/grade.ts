import type { Check, Level, Verdict } from './defineCheck.ts'
import { type Result, type Status, emptyResult } from './result.ts'
import type { Transcript } from './transcript.ts'

/** Outcome of a script: its transcript, and why it ended early, if it did. */
export type ScriptRun = { transcript: Transcript; ended?: Verdict }

/** Status of a violation, by the level of its requirement. */
const statusOfViolation: Record<Level, Status> = {
  MUST: 'fail',
  'MUST NOT': 'fail',
  SHOULD: 'warn',
  'SHOULD NOT': 'warn',
  MAY: 'info',
  INFO: 'info',
}

/** Judges the transcript of a check. The same transcript always gives the same result. */
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
