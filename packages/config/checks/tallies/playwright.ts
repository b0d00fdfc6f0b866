import { failure, notRun, nothing, sum, type Tally } from '../tally.ts'

/** The part of Playwright's JSON report that is counted. */
export type PlaywrightReport = { suites: Suite[]; errors: { message?: string }[] }

type Suite = { title: string; specs?: Spec[]; suites?: Suite[] }
type Spec = {
  title: string
  tests: {
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
    annotations: { type: string; description?: string }[]
    results: { error?: { message?: string } }[]
  }[]
}

/**
 * Counts a Playwright run. What passed only at the second try has failed, and so has a skip without a
 * reason (`test.skip(condition, 'why')` gives one).
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
    return failure(`${name}: ${firstLine(test.results.at(-1)?.error?.message)}`)
  const reason = test.annotations.find(({ type }) => /^(skip|fixme)$/.test(type))?.description
  if (!reason) return failure(`${name}: skipped without a reason`)
  return notRun(name, reason)
}

function firstLine(message = '') {
  return message.split('\n')[0] ?? ''
}
