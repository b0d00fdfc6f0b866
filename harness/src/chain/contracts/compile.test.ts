import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compile } from './compile.ts'

test('code.ts matches the compiled sources', () => {
  const kept = readFileSync(new URL('code.ts', import.meta.url), 'utf8')
  // Compares as a boolean, because a diff of bytes is unreadable. To fix a failure, run compile.ts.
  expect(kept === compile()).toBe(true)
}, 30_000)
