import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { anvilBinary } from './anvilBinary.ts'

test('throws one sentence with the fix on a platform without Anvil', () => {
  expect(() => anvilBinary('plan9', 'mips')).toThrow(
    /^There is no Anvil for plan9 mips: .*Install again/,
  )
})

test('returns the native binary, not a script', () => {
  const path = anvilBinary()
  expect(path).not.toMatch(/\.m?js$/)
  expect(execFileSync(path, ['--version'], { encoding: 'utf8' })).toMatch(/^anvil /)
})
