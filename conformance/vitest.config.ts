import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'discoveries/**/*.test.ts'],
    passWithNoTests: false,
    testTimeout: 30_000,
    // Hooks run the CLI, each time a process that reads all sources, on a machine that may be busy.
    hookTimeout: 60_000,
  },
})
