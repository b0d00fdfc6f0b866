import { failure, notRun, nothing, sum, type Tally } from '../tally.ts'

/** The parts of a JSON report of the suite that are used. */
export type SuiteRun = {
  results: {
    id: string
    level: string
    status: string
    /** Status that `expectations/` declares. */
    expected?: string | null
    /** Statuses that `expectations/` declares as intermittent. */
    intermittent?: { statuses: string[]; reason: string }
    message?: string
    blockedBy?: string | string[] | null
  }[]
}

/**
 * Counts a run of the suite. An expected failure with a reason counts as passed, because a faithful persona must show
 * it. An inconclusive check is a skip, and a blocked MUST is a failure.
 *
 * @param exit the exit code of the CLI, which decides if no check failed
 */
export function suiteTally(run: SuiteRun, exit: number | null, title: string): Tally {
  const tally = sum(run.results.map((result) => one(result, title)))
  if (exit === 0 || tally.failed > 0) return tally
  return sum([tally, failure(`${title}: exit code ${exit}, though no check failed`)])
}

function one(result: SuiteRun['results'][number], title: string): Tally {
  const { id, status, level, intermittent, message = '' } = result
  const name = `${title}: ${id}`
  if (intermittent) {
    const either = intermittent.statuses.join(' or ')
    if (!intermittent.statuses.includes(status))
      return failure(`${name}: ${status}, declared as ${either}: ${message}`)
    const line = `${name}: ${status} this time (${either}): ${intermittent.reason}`
    return { ...nothing, passed: 1, intermittent: [line] }
  }
  const foretold = result.expected === status
  if (['pass', 'warn', 'info'].includes(status) || foretold) return { ...nothing, passed: 1 }
  if (status === 'not-applicable') return notRun(name, message || 'not applicable')
  if (status === 'blocked' && !level.startsWith('MUST'))
    return notRun(name, `blocked by ${[result.blockedBy ?? message].flat().join(', ')}`)
  return failure(`${name}: ${status}: ${message}`)
}
