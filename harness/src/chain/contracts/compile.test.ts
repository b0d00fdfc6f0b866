import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compile } from './compile.ts'

test('what is checked in is what the sources compile to', () => {
  const kept = readFileSync(new URL('code.ts', import.meta.url), 'utf8')
  // A long diff of bytes helps nobody: run compile.ts and look at the sources.
  expect(kept === compile()).toBe(true)
}, 30_000)
