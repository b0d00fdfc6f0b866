import { defineConfig } from 'vitest/config'

const mocked = 'src/**/*.mocked.test.ts'

export default defineConfig({
  test: {
    // On a slow machine, a property-based test with thousands of histories needs more time than the default.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        // A worker then imports each module once and not once per test file.
        test: { name: 'units', include: ['src/**/*.test.ts'], exclude: [mocked], isolate: false },
      },
      { extends: true, test: { name: 'mocked', include: [mocked] } },
    ],
  },
})
