import { expect, test } from 'vitest'
import type { Check } from './defineCheck.ts'
import type { Result, Status } from './result.ts'
import { countCauses, addRootCauses } from './addRootCauses.ts'

const result = (id: string, status: Status, rest: Partial<Result> = {}): Result => ({
  id,
  level: 'MUST',
  status,
  durationMs: 0,
  ...rest,
})
const causes = (results: Result[], checks: [string, Partial<Check>][] = []) =>
  addRootCauses(results, new Map(checks as [string, Check][])).map(({ rootCause }) => rootCause)

test('a failure is its own cause', () => {
  expect(causes([result('a', 'fail'), result('b', 'pass')])).toEqual(['a', undefined])
})

test('a blocked check has the cause of the check that blocks it, over any distance', () => {
  const results = [
    result('a', 'fail'),
    result('b', 'blocked', { blockedBy: 'a' }),
    result('c', 'blocked', { blockedBy: 'b' }),
  ]
  expect(causes(results)).toEqual(['a', 'a', 'a'])
})

test('a passed check is no cause: the blocked check is its own', () => {
  const results = [result('a', 'pass'), result('b', 'blocked', { blockedBy: 'a' })]
  expect(causes(results)).toEqual([undefined, 'b'])
})

test('a failure follows from another check only if that failed too', () => {
  const checks: [string, Partial<Check>][] = [['b', { follows: ['a'] }]]
  expect(causes([result('a', 'fail'), result('b', 'fail')], checks)).toEqual(['a', 'a'])
  expect(causes([result('a', 'pass'), result('b', 'fail')], checks)).toEqual([undefined, 'b'])
})

test('the cause that the judge named counts only if that check is wrong', () => {
  expect(causes([result('a', 'pass'), result('b', 'warn', { rootCause: 'a' })])).toEqual([
    undefined,
    'b',
  ])
  expect(causes([result('a', 'fail'), result('b', 'warn', { rootCause: 'a' })])).toEqual(['a', 'a'])
})

test('terminates for two checks that block each other', () => {
  const results = [
    result('a', 'blocked', { blockedBy: 'b' }),
    result('b', 'blocked', { blockedBy: 'a' }),
  ]
  expect(causes(results)).toHaveLength(2)
})

test('counts one fault once', () => {
  const results = [result('a', 'fail'), result('b', 'blocked', { blockedBy: 'a' })]
  expect(countCauses(addRootCauses(results, new Map()))).toBe(1)
})

test.each(['user.switchChain', 'node'])(
  'a missing %s in another check is no cause of a failure',
  (blockedBy) => {
    const checks: [string, Partial<Check>][] = [['b', { follows: ['a'] }]]
    const results = [result('a', 'blocked', { blockedBy }), result('b', 'fail')]
    expect(causes(results, checks)).toEqual([blockedBy, 'b'])
  },
)

test('skips a cause that lacks a user action, and takes the next one', () => {
  const checks: [string, Partial<Check>][] = [['c', { follows: ['a', 'b'] }]]
  const results = [
    result('a', 'blocked', { blockedBy: 'user.switchChain' }),
    result('b', 'fail'),
    result('c', 'fail'),
  ]
  expect(causes(results, checks)).toEqual(['user.switchChain', 'b', 'b'])
})
