import { defineConfig } from 'vitest/config'

const mocked = 'src/**/*.mocked.test.ts'

export default defineConfig({
  test: {
    // The property-based tests with thousands of histories need more than the default on a slow machine.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        // Without isolation a worker imports each module once, not once for each file: a quarter of the time.
        test: { name: 'units', include: ['src/**/*.test.ts'], exclude: [mocked], isolate: false },
      },
      { extends: true, test: { name: 'mocked', include: [mocked] } },
    ],
  },
})
