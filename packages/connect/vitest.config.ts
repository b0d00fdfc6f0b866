import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Ten thousand histories take their time on a busy machine.
    testTimeout: 30_000,
  },
})
