import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { features } from './features.ts'

test('the manual names all that a wallet can declare to lack', () => {
  const manual = readFileSync(new URL('../../../docs/running-checks.md', import.meta.url), 'utf8')
  const [row = ''] = manual.match(/^\| `lacks` .*$/m) ?? []
  const named = [...row.matchAll(/`([^`]+)`/g)].map(([, name]) => name)
  expect(new Set(named.slice(1))).toEqual(features)
})
