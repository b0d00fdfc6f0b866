import { describe, expect, test } from 'vitest'
import { compare, exitCode, expectedOf, isDeclared, type Expectation } from './expectations.ts'
import type { Result, Status } from './result.ts'

const result = (id: string, status: Status, level: Result['level'] = 'MUST'): Result => ({
  id,
  level,
  status,
  durationMs: 0,
})
const known = (check: string, status: Status) => ({
  check,
  status,
  reason: 'because',
  link: 'https://example.org',
})
const intermittent = (check: string, ...statuses: Status[]) => ({
  check,
  intermittent: statuses,
  reason: 'by luck',
  link: 'https://example.org',
})
const against = (results: Result[], ...expected: Expectation[]) =>
  exitCode(compare(results, { subject: 'x', expected }))

test('nothing wrong: 0', () =>
  expect(against([result('a', 'pass'), result('b', 'warn', 'SHOULD')])).toBe(0))
test('a failure that nobody declared: 1', () => expect(against([result('a', 'fail')])).toBe(1))
test('a timeout that nobody declared: 1', () =>
  expect(against([result('a', 'timeout', 'SHOULD')])).toBe(1))
test('a blocked MUST: 1', () => expect(against([result('a', 'blocked')])).toBe(1))
test('a blocked SHOULD: 0', () => expect(against([result('a', 'blocked', 'SHOULD')])).toBe(0))
test('a declared failure: 0', () =>
  expect(against([result('a', 'fail')], known('a', 'fail'))).toBe(0))
test('declared to fail, and blocked instead: 1', () =>
  expect(against([result('a', 'blocked')], known('a', 'fail'))).toBe(1))
test('declared to fail, and passed: 1', () =>
  expect(against([result('a', 'pass')], known('a', 'fail'))).toBe(1))
test('declared, and not run: 0', () =>
  expect(against([result('b', 'pass')], known('a', 'fail'))).toBe(0))
test('our own fault goes before all: 3', () =>
  expect(against([result('a', 'harness-error'), result('b', 'fail')])).toBe(3))

describe('an intermittent outcome', () => {
  const byTurns = intermittent('a', 'pass', 'fail')

  test.each(['pass', 'fail'] as const)('exits with 0 for %s, which is declared', (status) => {
    expect(against([result('a', status)], byTurns)).toBe(0)
  })

  test.each(['warn', 'info', 'blocked', 'timeout', 'not-applicable'] as const)(
    'exits with 1 for %s, which is not declared',
    (status) => expect(against([result('a', status, 'SHOULD')], byTurns)).toBe(1),
  )

  test('exits with 3 for a harness-error', () => {
    const comparison = compare([result('a', 'harness-error')], {
      subject: 'x',
      expected: [byTurns],
    })
    expect([exitCode(comparison), comparison.unexpected]).toEqual([3, []])
  })

  test('exits with 0 for a check that a person put off', () => {
    expect(against([result('a', 'manual-pending')], byTurns)).toBe(0)
  })

  test('adds the statuses and the reason to the result', () => {
    const { results } = compare([result('a', 'fail')], { subject: 'x', expected: [byTurns] })
    expect(results).toMatchObject([
      { intermittent: { statuses: ['pass', 'fail'], reason: 'by luck' }, links: [byTurns.link] },
    ])
  })

  test('marks only its own statuses as declared', () => {
    const statuses = ['pass', 'fail', 'warn'] as const
    const { results } = compare(
      statuses.map((status) => result('a', status)),
      { subject: 'x', expected: [byTurns] },
    )
    expect(results.map(isDeclared)).toEqual([true, true, false])
  })
})

test.each([
  ['13.9.0', ['a', 'b']],
  ['13.13.1', ['a', 'b']],
  ['13.26.0', ['a']],
  [undefined, ['a', 'b']],
])(
  'expects of version %s what is declared until 13.13.1, where it is not newer',
  (version, ids) => {
    const expected = [known('a', 'fail'), { ...known('b', 'fail'), until: '13.13.1' }]
    const kept = expectedOf({ subject: 'x', expected }, version).expected
    expect(kept.map(({ check }) => check)).toEqual(ids)
  },
)
