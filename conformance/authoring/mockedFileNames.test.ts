import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Modules are shared by the files of a worker: what one replaces would be replaced for the next one, or not at all.
test('a file that replaces modules says so in its name, and so has them to itself', () => {
  const replaces = /^vi\.(do)?mock\(/im
  const files = globSync(
    '{app,authoring,cli,core,drivers,reports,wallet,discoveries}/**/*.test.ts',
    { cwd: `${import.meta.dirname}/..` },
  )
  const unnamed = files.filter(
    (file) =>
      !file.endsWith('.mocked.test.ts') &&
      replaces.test(readFileSync(`${import.meta.dirname}/../${file}`, 'utf8')),
  )

  expect(files.length).toBeGreaterThan(100)
  expect(unnamed).toEqual([])
})
