import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compileContracts } from './compileContracts.ts'

test('contractCode.ts matches the compiled sources', () => {
  const kept = readFileSync(new URL('contractCode.ts', import.meta.url), 'utf8')
  // Compares as a boolean, because a diff of bytes is unreadable. To fix a failure, run compileContracts.ts.
  expect(kept === compileContracts()).toBe(true)
}, 30_000)
