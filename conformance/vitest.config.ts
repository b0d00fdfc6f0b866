import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const mocked = '**/*.mocked.test.ts'

export default defineConfig({
  test: {
    passWithNoTests: false,
    // Most of these tests wait for a child process, so three workers keep two cores busy.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    testTimeout: 30_000,
    // Some hooks start the CLI, which loads all sources. That is slow on a busy machine.
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: ['**/*.test.ts'],
          exclude: [mocked, '**/node_modules/**', 'metamask/**'],
          // Loads the sources once per worker instead of once per file: a fifth of the time.
          isolate: false,
        },
      },
      // Isolated, because a module mocked with `vi.mock` must not reach other test files.
      { extends: true, test: { name: 'mocked', include: [mocked] } },
    ],
  },
})
