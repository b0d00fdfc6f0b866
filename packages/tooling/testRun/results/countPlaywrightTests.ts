import { basename } from 'node:path'
import {
  failedResult,
  firstLine,
  skippedResult,
  emptyResult,
  mergeResults,
  type StepResult,
} from '../stepResult.ts'

/** The parts of Playwright's JSON report that are used. */
export type PlaywrightReport = { suites: Suite[]; errors: { message?: string }[] }

type ReportedError = { message?: string; location?: { file: string; line: number } }
type Suite = { title: string; specs?: Spec[]; suites?: Suite[] }
type Spec = {
  title: string
  tests: {
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
    annotations: { type: string; description?: string }[]
    results: { errors: ReportedError[] }[]
  }[]
}

/** Counts the tests of a Playwright run. Flaky tests and skips without a reason count as failed. */
export function countPlaywrightTests(report: PlaywrightReport, folder: string): StepResult {
  const broken = report.errors.map(({ message }) =>
    failedResult(`${folder}: ${firstLine(message)}`),
  )
  return mergeResults([...broken, ...report.suites.map((suite) => countSuite(suite, folder))])
}

function countSuite(suite: Suite, path: string): StepResult {
  const here = `${path}: ${suite.title}`
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => countTest(test, `${here}: ${spec.title}`)),
  )
  return mergeResults([...own, ...(suite.suites ?? []).map((inner) => countSuite(inner, here))])
}

function countTest(test: Spec['tests'][number], name: string): StepResult {
  if (test.status === 'expected') return { ...emptyResult, passed: 1 }
  if (test.status === 'flaky') return failedResult(`${name}: passed only when it was repeated`)
  if (test.status === 'unexpected')
    return failedResult(
      `${name}: ${(test.results.at(-1)?.errors ?? []).map(describeError).join(' · ')}`,
    )
  const reason = test.annotations.find(({ type }) => /^(skip|fixme)$/.test(type))?.description
  if (!reason) return failedResult(`${name}: skipped without a reason`)
  return skippedResult(name, reason)
}

/** Describes an error in one line. A test that times out has two: the second says what the test waited for. */
function describeError({ message, location }: ReportedError) {
  const place = location ? ` (${basename(location.file)}:${location.line})` : ''
  return `${firstLine(message)}${place}`
}
