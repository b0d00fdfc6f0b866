import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // The property-based tests with thousands of histories need more than the default on a slow machine.
    testTimeout: 30_000,
  },
})
