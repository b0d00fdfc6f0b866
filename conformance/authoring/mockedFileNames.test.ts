import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Test files of one worker share their modules. If one file replaced a module, the next file would get the
// replacement, or the module would not be replaced at all. So such a file runs in a worker of its own, and its
// name tells so.
test('a test file that mocks modules has `.mocked` in its name, so that it runs on its own', () => {
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
