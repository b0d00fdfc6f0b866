import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { anvilBinary } from './binary.ts'

test('a platform without Anvil is one sentence that says what to do', () => {
  expect(() => anvilBinary('plan9', 'mips')).toThrow(
    /^There is no Anvil for plan9 mips: .*Install again/,
  )
})

test('it is the native program, not a script', () => {
  const path = anvilBinary()
  expect(path).not.toMatch(/\.m?js$/)
  expect(execFileSync(path, ['--version'], { encoding: 'utf8' })).toMatch(/^anvil /)
})
