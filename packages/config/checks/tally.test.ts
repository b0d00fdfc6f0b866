import { expect, test } from 'vitest'
import { notRun, skippedTests, sum, verdict } from './tally.ts'

test('a skip may stand for many tests', () => {
  const total = sum([verdict(true, ''), notRun('MetaMask', 'no build', 30), notRun('x', 'y')])

  expect([total.passed, total.failed, skippedTests(total)]).toEqual([1, 0, 31])
})

test('a verdict of no carries its sentence', () => {
  expect(verdict(false, 'why')).toMatchObject({ passed: 0, failed: 1, failures: ['why'] })
})
