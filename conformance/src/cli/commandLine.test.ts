import { expect, test } from 'vitest'
import { commandLine } from './commandLine.ts'

test('what a shell would take apart stands in quotes', () => {
  const line = commandLine(['touchstone', '--provider', "Ann's wallet.ts", '--only', '3326.*'])
  expect(line).toBe(String.raw`touchstone --provider 'Ann'\''s wallet.ts' --only '3326.*'`)
})
