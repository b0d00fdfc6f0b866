import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,vite}/**/*.test.{ts,tsx}'],
    // Import each module once per worker and not once per test file. The tests take a third of the time.
    isolate: false,
  },
})
