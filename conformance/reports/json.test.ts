import { expect, onTestFinished, test, vi } from 'vitest'
import { jsonText } from './json.ts'
import { schemaErrorOf } from './schemaErrorOf.ts'
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

test('a run with a deeply nested value does not fit the schema', () => {
  const observed = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`)
  const run = fakeRun([{ ...result('a.one', 'fail'), observed }])
  expect(schemaErrorOf(run)).toBe('data must have at most 100 levels')
})
