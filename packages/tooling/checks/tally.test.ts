import { expect, test } from 'vitest'
import { notRun, skippedTests, sum, verdict } from './tally.ts'

test('lets a skip stand for many tests', () => {
  const total = sum([verdict(true, ''), notRun('MetaMask', 'no build', 30), notRun('x', 'y')])

  expect([total.passed, total.failed, skippedTests(total)]).toEqual([1, 0, 31])
})

test('names the reason of a failed verdict', () => {
  expect(verdict(false, 'why')).toMatchObject({ passed: 0, failed: 1, failures: ['why'] })
})
