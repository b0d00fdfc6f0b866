import { defineConfig } from 'vitest/config'

const mocked = 'src/**/*.mocked.test.ts'

export default defineConfig({
  test: {
    // Ten thousand histories take their time on a busy machine.
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
