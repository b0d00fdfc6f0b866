import { expect, test } from 'vitest'
import { formatCommandLine } from './formatCommandLine.ts'

test('quotes the parts that a shell would split or expand', () => {
  const line = formatCommandLine([
    'touchstone',
    '--provider',
    "Ann's wallet.ts",
    '--only',
    '3326.*',
  ])
  expect(line).toBe(String.raw`touchstone --provider 'Ann'\''s wallet.ts' --only '3326.*'`)
})
