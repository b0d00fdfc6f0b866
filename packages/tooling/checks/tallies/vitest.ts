import { failure, notRun, nothing, sum, type Tally } from '../tally.ts'

/** The parts of Vitest's JSON report that are used. */
export type VitestReport = {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[]
  }[]
}

/**
 * Counts a Vitest run. A file that could not be loaded counts as failed. Vitest's report has no field for the reason of
 * a skip, so a skip without a reason in its name counts as failed too.
 *
 * @param room the package, to name its tests
 */
export function vitestTally(report: VitestReport, room: string): Tally {
  return sum(
    report.testResults.map((file) => {
      const broken = file.status === 'failed' && file.assertionResults.length === 0
      if (broken)
        return failure(`${room}: ${file.name.split('/').at(-1)}: ${firstLine(file.message)}`)
      return sum(file.assertionResults.map((test) => one(test, room)))
    }),
  )
}

function one(test: VitestReport['testResults'][number]['assertionResults'][number], room: string) {
  const name = `${room}: ${test.fullName}`
  if (test.status === 'passed') return { ...nothing, passed: 1 }
  if (test.status === 'failed') return failure(`${name}: ${firstLine(test.failureMessages?.[0])}`)
  const reason = /\(skipped: (.+)\)$/.exec(test.fullName)?.[1]
  if (!reason) return failure(`${name}: skipped, and its name does not say "(skipped: why)"`)
  return notRun(name, reason)
}

function firstLine(message = '') {
  return message.split('\n')[0] ?? ''
}
