import { defineConfig } from 'vitest/config'

const mocked = 'src/**/*.mocked.test.ts'

export default defineConfig({
  test: {
    environment: 'jsdom',
    testTimeout: 30_000,
    setupFiles: ['src/testing/setupJsdom.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [mocked],
          // A worker then imports each module once and not once per test file.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'mocked', include: [mocked] } },
    ],
  },
})
