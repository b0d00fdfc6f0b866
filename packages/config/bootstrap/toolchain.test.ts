import { expect, test } from 'vitest'
import { reason } from './toolchain.mjs'

test('quotes the line that names the error', () => {
  expect(reason('Progress: 1\n  [ERR_PNPM_OUTDATED_LOCKFILE] Cannot install\nhint: x\n')).toBe(
    '[ERR_PNPM_OUTDATED_LOCKFILE] Cannot install',
  )
})

test('quotes the last line where none names an error', () => {
  expect(reason('one\ntwo\n\n')).toBe('two')
})

test('says so when there was no output', () => {
  expect(reason('')).toBe('it said nothing')
})
