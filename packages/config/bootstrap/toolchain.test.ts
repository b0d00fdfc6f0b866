import { expect, test } from 'vitest'
import { reason } from './toolchain.mjs'

test('quotes a tool from where it names an error, in one line and without its drawing', () => {
  const output = [
    'Scope: all 7 projects',
    'Error: ERR_PNPM_LOCKFILE_CONFIG_MISMATCH',
    '',
    '  × installing dependencies',
    '  ╰─▶ Cannot proceed with the frozen installation.',
  ]

  expect(reason(output.join('\n'))).toBe(
    'Error: ERR_PNPM_LOCKFILE_CONFIG_MISMATCH installing dependencies Cannot proceed with the frozen installation.',
  )
})

test('quotes the last line where none names an error', () => {
  expect(reason('one\ntwo\n\n')).toBe('two')
})

test('says so when there was no output', () => {
  expect(reason('')).toBe('it said nothing')
})
