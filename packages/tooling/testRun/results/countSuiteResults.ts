import {
  failedResult,
  skippedResult,
  emptyResult,
  mergeResults,
  type StepResult,
} from '../stepResult.ts'

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
 * Counts the checks of a run of the suite. A status that `expectations/` declares counts as passed, because a persona
 * must fail as the real wallet does. A check that is not applicable, and a blocked check below MUST, is a skip.
 */
export function countSuiteResults(run: SuiteRun, exit: number | null, title: string): StepResult {
  const result = mergeResults(run.results.map((check) => countCheck(check, title)))
  if (exit === 0 || result.failed > 0) return result
  return mergeResults([result, failedResult(`${title}: exit code ${exit}, though no check failed`)])
}

function countCheck(result: SuiteRun['results'][number], title: string): StepResult {
  const { id, status, level, intermittent, message = '' } = result
  const name = `${title}: ${id}`
  if (intermittent) {
    const either = intermittent.statuses.join(' or ')
    if (!intermittent.statuses.includes(status))
      return failedResult(`${name}: ${status}, declared as ${either}: ${message}`)
    const line = `${name}: ${status} this time (${either}): ${intermittent.reason}`
    return { ...emptyResult, passed: 1, intermittent: [line] }
  }
  const isDeclared = result.expected === status
  if (['pass', 'warn', 'info'].includes(status) || isDeclared) return { ...emptyResult, passed: 1 }
  if (status === 'not-applicable') return skippedResult(name, message || 'not applicable')
  if (status === 'blocked' && !level.startsWith('MUST'))
    return skippedResult(name, `blocked by ${[result.blockedBy ?? message].flat().join(', ')}`)
  return failedResult(`${name}: ${status}: ${message}`)
}
