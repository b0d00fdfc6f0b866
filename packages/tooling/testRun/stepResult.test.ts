import { expect, test } from 'vitest'
import { skippedResult, countSkipped, mergeResults, passOrFail } from './stepResult.ts'

test('counts a skip as many tests', () => {
  const total = mergeResults([
    passOrFail(true, ''),
    skippedResult('MetaMask', 'no build', 30),
    skippedResult('x', 'y'),
  ])

  expect([total.passed, total.failed, countSkipped(total)]).toEqual([1, 0, 31])
})

test('passOrFail reports the reason of a failure', () => {
  expect(passOrFail(false, 'why')).toMatchObject({ passed: 0, failed: 1, failures: ['why'] })
})
