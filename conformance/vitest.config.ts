import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'discoveries/**/*.test.ts'],
    passWithNoTests: false,
    testTimeout: 30_000,
  },
})
