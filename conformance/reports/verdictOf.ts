import { isWrong, type Result, type Run, type Status } from '../core/result.ts'
import { countCauses } from '../core/addRootCauses.ts'

/**
 * Returns the verdict of a run in one sentence. The verdict of a part of a profile does not say "conformant".
 *
 * @example
 * verdictOf(run).text // 'Conformant to core: 108 of 108 MUST that apply hold.'
 */
export function verdictOf({ results, suite, run }: Run): { good: boolean; text: string } {
  const { applying, broken } = countMusts(results)
  const ours = results.filter(({ status }) => status === 'harness-error')
  if (ours.length > 0) {
    const text = `The suite itself failed in ${plural(ours.length, 'check')}: this run says nothing.`
    return { good: false, text }
  }
  if (results.length === 0) return { good: false, text: 'No check was run: this run says nothing.' }
  if (results.every(({ status }) => status === 'not-applicable'))
    return { good: false, text: 'No check applies: this run says nothing.' }
  const held = `${applying - broken.length} of ${applying} MUST that apply hold`
  const whole = partOf({ run, suite })
  if (broken.length === 0 && whole !== undefined)
    return { good: true, text: `A part of ${whole}: ${held}.` }
  if (broken.length === 0) return { good: true, text: `Conformant to ${suite.profile}: ${held}.` }
  // A run of the app suite has no root causes.
  const causes = countCauses(broken)
  const note = causes > 0 ? ` (${plural(causes, 'root cause')})` : ''
  const name = whole === undefined ? `Not conformant to ${suite.profile}` : `A part of ${whole}`
  return {
    good: false,
    text: `${name}: ${broken.length} of ${applying} MUST that apply do not hold or could not be checked${note}.`,
  }
}

/** Counts the MUST checks that apply, and returns those that do not hold or could not be checked. */
export function countMusts(results: Run['results']): { applying: number; broken: Run['results'] } {
  const applying = results.filter(
    ({ level, status }) => level.startsWith('MUST') && status !== 'not-applicable',
  )
  const broken = applying.filter(({ status }) => isWrong(status) || inconclusive.has(status))
  return { applying: applying.length, broken }
}

export const groupByRootCause = (results: readonly Result[]): Map<string, Result[]> =>
  Map.groupBy(
    results.filter(({ rootCause }) => rootCause),
    ({ rootCause }) => rootCause!,
  )

/** Returns the set of which a run is a part. `--only` searches all checks in the default profile. */
export function partOf({ run, suite }: Pick<Run, 'run' | 'suite'>): string | undefined {
  if (run.only === undefined && run.shard === undefined) return undefined
  const isAll = suite.profile === 'all' || (run.only !== undefined && suite.profile === 'core')
  return isAll ? 'all checks' : suite.profile
}

/** Statuses of checks that could not be judged. A wallet has to show that it meets a MUST. */
const inconclusive: ReadonlySet<Status> = new Set(['blocked', 'manual-pending'])

export const plural = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
