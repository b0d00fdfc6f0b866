import { failure, notRun, nothing, sum, type Tally } from '../tally.ts'

/** The part of a run of the suite (`--json`) that is counted. */
export type SuiteRun = {
  results: {
    id: string
    level: string
    status: string
    /** The status that `expectations/` foretells. */
    expected?: string | null
    /** Statuses that `expectations/` declares as intermittent. */
    intermittent?: { statuses: string[]; reason: string }
    message?: string
    blockedBy?: string | string[] | null
  }[]
}

/**
 * Counts a run of the suite. A failure that was foretold, with its reason, is what a faithful persona
 * must show: it counts as passed. What could not be judged is a skip, and a blocked MUST is a failure.
 *
 * @param exit the CLI's exit code, which has the last word
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
