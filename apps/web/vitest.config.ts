import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,vite}/**/*.test.{ts,tsx}'],
    // Without isolation, a worker imports each module once and not once per test file. The tests take a third of the
    // time.
    isolate: false,
  },
})
