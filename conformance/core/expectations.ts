import type { Result, Status } from './result.ts'

/**
 * Declaration for one check on a wallet: its status, or several statuses if it is intermittent, with the reason
 * and a link. `since` and `until` are the first and the last version of the wallet to which the declaration applies.
 * Default: all versions.
 */
export type Expectation = {
  check: string
  reason: string
  link: string
  since?: string
  until?: string
} & ({ status: Status } | { intermittent: readonly Status[] })

export type Expectations = { subject: string; expected: Expectation[] }

/** Result of comparing a run with its declarations. */
export type Comparison = {
  results: Result[]
  /** Results for which {@link isUnexpected} is true. */
  unexpected: Result[]
  /**
   * Checks that passed although another status is declared. Their declarations are out of date, which is an
   * error too.
   */
  stale: Result[]
}

/** Compares results with the declared results of a wallet. Ignores declarations of checks that were not run. */
export function compare(results: readonly Result[], { expected }: Expectations): Comparison {
  const byId = new Map(expected.map((entry) => [entry.check, entry]))
  const marked = results.map((result): Result => {
    const entry = byId.get(result.id)
    return entry ? { ...result, ...declarationOf(entry), links: [entry.link] } : result
  })
  return {
    results: marked,
    unexpected: marked.filter(isUnexpected),
    stale: marked.filter(isStale),
  }
}

/** Returns the declarations that apply to a version of the wallet. Without a version, returns all. */
export const expectedOf = (
  { subject, expected }: Expectations,
  version: string | undefined,
): Expectations => ({
  subject,
  expected: expected.filter(
    ({ since, until }) =>
      version === undefined ||
      (!(until !== undefined && isNewer(version, until)) &&
        !(since !== undefined && isNewer(since, version))),
  ),
})

const isNewer = (version: string, than: string): boolean =>
  version.localeCompare(than, 'en', { numeric: true }) > 0

function declarationOf(entry: Expectation): Pick<Result, 'expected' | 'intermittent'> {
  if ('status' in entry) return { expected: entry.status }
  return { intermittent: { statuses: [...entry.intermittent], reason: entry.reason } }
}

/** Returns whether the result has its declared status, or one of its intermittent statuses. */
export const isDeclared = ({
  status,
  expected,
  intermittent,
}: Pick<Result, 'status' | 'expected' | 'intermittent'>): boolean =>
  expected === status || intermittent?.statuses.includes(status) === true

/**
 * Returns whether the result is an undeclared failure, or has none of the statuses that are declared as intermittent.
 * An inconclusive status is not unexpected.
 */
export const isUnexpected = (result: Result): boolean =>
  !isDeclared(result) &&
  (failsRun(result) || (result.intermittent !== undefined && !inconclusive.has(result.status)))

/** Statuses of a check that could not be run to its end for a reason outside the wallet. */
const inconclusive: ReadonlySet<Status> = new Set(['harness-error', 'manual-pending'])

/** Returns whether the check passed although another status is declared. */
export const isStale = ({ status, expected }: Result): boolean =>
  expected !== undefined && expected !== 'pass' && status === 'pass'

/**
 * Returns whether a result gives its run the exit code 1 if no declaration covers it. The exit codes are in
 * docs/running-checks.md.
 */
export function failsRun({ status, level }: Pick<Result, 'status' | 'level'>): boolean {
  if (status === 'blocked') return level === 'MUST' || level === 'MUST NOT'
  return status === 'fail' || status === 'timeout'
}

/**
 * Returns the exit code of a run: 3 for a fault of the suite, 1 for an unexpected failure or an outdated
 * declaration, else 0.
 */
export function exitCode({ results, unexpected, stale }: Comparison): number {
  if (results.some(({ status }) => status === 'harness-error')) return 3
  return unexpected.length > 0 || stale.length > 0 ? 1 : 0
}
