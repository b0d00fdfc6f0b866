import type { Check, Level } from './defineCheck.ts'
import { clauses } from './clause.ts'
import type { ScriptRun } from './runScript.ts'
import type { Result, Status } from './result.ts'

/** Status of a violation, by the level of its requirement. */
const violationOf: Record<Level, Status> = {
  MUST: 'fail',
  'MUST NOT': 'fail',
  SHOULD: 'warn',
  'SHOULD NOT': 'warn',
  MAY: 'info',
  INFO: 'info',
}

/** Judges the transcript of a check. The same transcript always gives the same result. */
export function grade(
  check: Check,
  played: Pick<ScriptRun, 'transcript' | 'ended'>,
  durationMs: number,
): Result {
  const verdict = played.ended ?? check.judge(played.transcript)
  return {
    ...emptyResult(check, durationMs),
    status: verdict.status === 'violation' ? violationOf[check.level] : verdict.status,
    ...('observed' in verdict && verdict.observed !== undefined && { observed: verdict.observed }),
    ...('wanted' in verdict && { wanted: verdict.wanted }),
    ...(verdict.message && { message: verdict.message }),
    ...(verdict.status === 'violation' && verdict.cause && { rootCause: verdict.cause }),
    ...(verdict.status === 'blocked' && { blockedBy: verdict.by }),
    transcript: [...played.transcript],
  }
}

/** Returns a result without a status. */
export function emptyResult(check: Check, durationMs: number): Omit<Result, 'status'> {
  return {
    id: check.id,
    group: check.group,
    level: check.level,
    basis: check.basis,
    durationMs: Math.round(durationMs),
    spec: clauses(check.spec),
    action: { kind: check.action, by: check.action === 'none' ? 'none' : 'script' },
  }
}
