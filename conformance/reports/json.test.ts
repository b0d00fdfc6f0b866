import { expect, onTestFinished, test, vi } from 'vitest'
import { jsonText } from './json.ts'
import { fakeRun, result } from './testing/fakeRun.ts'

test('writes a run without indentation if it would be too long for a string', () => {
  const { stringify } = JSON
  const spy = vi.spyOn(JSON, 'stringify').mockImplementation((value, _, indentation) => {
    if (indentation !== undefined) throw new RangeError('Invalid string length')
    return stringify(value)
  })
  onTestFinished(() => spy.mockRestore())
  const run = fakeRun([result('695.chainId.hex', 'pass')])
  expect(jsonText(run)).toBe(`${stringify(run)}\n`)
})
