import { expect, test } from 'vitest'
import { lastLine } from './counts.ts'
import { result } from './testing/fakeRun.ts'

const results = [result('a', 'pass'), result('b', 'manual-pending')]
const zeros = '0 fail, 0 warn, 0 info, 0 blocked, 0 not-applicable, 0 timeout, 0 harness-error'

test('the last line counts every status in a fixed order', () => {
  expect(lastLine('check', [results[0]!])).toBe(`check: 1 pass, ${zeros}`)
})

test('the last line of a manual run counts skipped checks, including zero', () => {
  expect(lastLine('check', results, 'manual')).toBe(`check: 1 pass, ${zeros}, 1 manual-pending`)
  expect(lastLine('check', [], 'manual')).toBe(`check: 0 pass, ${zeros}, 0 manual-pending`)
})
