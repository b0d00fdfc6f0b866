import { expect, test } from 'vitest'
import { compare, exitCode } from './expectations.ts'
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
const against = (results: Result[], ...expected: ReturnType<typeof known>[]) =>
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
