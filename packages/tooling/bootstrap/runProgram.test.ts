import { expect, test } from 'vitest'
import { failureReason } from './runProgram.mjs'

test('quotes the output from its first error on, in one line without box drawing', () => {
  const output = [
    'Scope: all 7 projects',
    'Error: ERR_PNPM_LOCKFILE_CONFIG_MISMATCH',
    '',
    '  × installing dependencies',
    '  ╰─▶ Cannot proceed with the frozen installation.',
  ]

  expect(failureReason(output.join('\n'))).toBe(
    'Error: ERR_PNPM_LOCKFILE_CONFIG_MISMATCH installing dependencies Cannot proceed with the frozen installation.',
  )
})

test('quotes the last line when no line names an error', () => {
  expect(failureReason('one\ntwo\n\n')).toBe('two')
})

test('says that there was no output', () => {
  expect(failureReason('')).toBe('no output')
})
