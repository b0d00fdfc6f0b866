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

test('exits with 0 if nothing is wrong', () =>
  expect(against([result('a', 'pass'), result('b', 'warn', 'SHOULD')])).toBe(0))
test('exits with 1 for an undeclared failure', () => expect(against([result('a', 'fail')])).toBe(1))
test('exits with 1 for an undeclared timeout', () =>
  expect(against([result('a', 'timeout', 'SHOULD')])).toBe(1))
test('exits with 1 for a blocked MUST', () => expect(against([result('a', 'blocked')])).toBe(1))
test('exits with 0 for a blocked SHOULD', () =>
  expect(against([result('a', 'blocked', 'SHOULD')])).toBe(0))
test('exits with 0 for a declared failure', () =>
  expect(against([result('a', 'fail')], known('a', 'fail'))).toBe(0))
test('exits with 1 for a blocked check that is declared to fail', () =>
  expect(against([result('a', 'blocked')], known('a', 'fail'))).toBe(1))
test('exits with 1 for a passed check that is declared to fail', () =>
  expect(against([result('a', 'pass')], known('a', 'fail'))).toBe(1))
test('exits with 0 for a declared failure that was not run', () =>
  expect(against([result('b', 'pass')], known('a', 'fail'))).toBe(0))
test('exits with 3 for a harness-error, even with other failures', () =>
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

  test('exits with 0 for a check that a user skipped', () => {
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
  ['13.36.0', ['a', 'c']],
  ['13.40.0', ['a', 'c']],
  [undefined, ['a', 'b', 'c']],
])('the declared failures of version %s are %j', (version, ids) => {
  const expected = [
    known('a', 'fail'),
    { ...known('b', 'fail'), until: '13.13.1' },
    { ...known('c', 'fail'), since: '13.36.0' },
  ]
  const kept = expectedOf({ subject: 'x', expected }, version).expected
  expect(kept.map(({ check }) => check)).toEqual(ids)
})
