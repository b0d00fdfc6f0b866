import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { failure, notRun, nothing, sum, type Tally } from '../tally.ts'

/** The parts of Playwright's JSON report that are used. */
export type PlaywrightReport = { suites: Suite[]; errors: { message?: string }[] }

type Told = { message?: string; location?: { file: string; line: number } }
type Suite = { title: string; specs?: Spec[]; suites?: Suite[] }
type Spec = {
  title: string
  tests: {
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
    annotations: { type: string; description?: string }[]
    results: { errors: Told[] }[]
  }[]
}

/**
 * Counts a Playwright run. Flaky tests count as failed, and so do skips without a reason (`test.skip(condition, 'why')`
 * gives one).
 */
export function playwrightTally(report: PlaywrightReport, room: string): Tally {
  const broken = report.errors.map(({ message }) => failure(`${room}: ${firstLine(message)}`))
  return sum([...broken, ...report.suites.map((suite) => inSuite(suite, room))])
}

function inSuite(suite: Suite, path: string): Tally {
  const here = `${path}: ${suite.title}`
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map((test) => one(test, `${here}: ${spec.title}`)),
  )
  return sum([...own, ...(suite.suites ?? []).map((inner) => inSuite(inner, here))])
}

function one(test: Spec['tests'][number], name: string): Tally {
  if (test.status === 'expected') return { ...nothing, passed: 1 }
  if (test.status === 'flaky') return failure(`${name}: passed only when it was repeated`)
  if (test.status === 'unexpected')
    return failure(`${name}: ${(test.results.at(-1)?.errors ?? []).map(told).join(' · ')}`)
  const reason = test.annotations.find(({ type }) => /^(skip|fixme)$/.test(type))?.description
  if (!reason) return failure(`${name}: skipped without a reason`)
  return notRun(name, reason)
}

/** When a test times out, its first error says only that. The next error says what it waited for, and where. */
function told({ message, location }: Told) {
  const place = location ? ` (${basename(location.file)}:${location.line})` : ''
  return `${firstLine(message)}${place}`
}

function firstLine(message = '') {
  return stripVTControlCharacters(message).split('\n')[0] ?? ''
}
