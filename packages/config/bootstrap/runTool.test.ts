import { expect, test } from 'vitest'
import { failureReason } from './runTool.mjs'

test('quotes a tool from where it names an error, in one line and without its drawing', () => {
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

test('quotes the last line where none names an error', () => {
  expect(failureReason('one\ntwo\n\n')).toBe('two')
})

test('says so when there was no output', () => {
  expect(failureReason('')).toBe('no output')
})
