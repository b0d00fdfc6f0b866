import {
  failedResult,
  firstLine,
  skippedResult,
  emptyResult,
  mergeResults,
  type StepResult,
} from '../stepResult.ts'

/** The parts of Vitest's JSON report that are used. */
type VitestReport = {
  testResults: { name: string; status: string; message?: string; assertionResults: Test[] }[]
}

type Test = { fullName: string; status: string; failureMessages?: string[] | null }

/**
 * Counts the tests of a Vitest run. Vitest's report has no field for the reason of a skip, so a skip without a reason in
 * its name counts as failed.
 */
export function countVitestTests(report: VitestReport, folder: string): StepResult {
  return mergeResults(
    report.testResults.map((file) => {
      const broken = file.status === 'failed' && file.assertionResults.length === 0
      if (broken)
        return failedResult(`${folder}: ${file.name.split('/').at(-1)}: ${firstLine(file.message)}`)
      return mergeResults(file.assertionResults.map((test) => countTest(test, folder)))
    }),
  )
}

function countTest(test: Test, folder: string): StepResult {
  const name = `${folder}: ${test.fullName}`
  if (test.status === 'passed') return { ...emptyResult, passed: 1 }
  if (test.status === 'failed')
    return failedResult(`${name}: ${firstLine(test.failureMessages?.[0])}`)
  const reason = /\(skipped: (.+)\)$/.exec(test.fullName)?.[1]
  if (!reason) return failedResult(`${name}: skipped, and its name does not say "(skipped: why)"`)
  return skippedResult(name, reason)
}
