import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const mocked = 'src/**/*.mocked.test.ts'

export default defineConfig({
  test: {
    passWithNoTests: false,
    // Most of these tests wait for a process that they started: three of them keep two cores busy.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    testTimeout: 30_000,
    // Hooks run the CLI, each time a process that reads all sources, on a machine that may be busy.
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: ['src/**/*.test.ts', 'soak/**/*.test.ts', 'discoveries/**/*.test.ts'],
          exclude: [mocked],
          // The suite's sources are read once for each worker, and not for each file: a fifth of the time.
          isolate: false,
        },
      },
      // What `vi.mock` puts in a module's place is there for that file alone.
      { extends: true, test: { name: 'mocked', include: [mocked] } },
    ],
  },
})
