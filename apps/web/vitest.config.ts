import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,vite}/**/*.test.{ts,tsx}'],
    // A worker imports each module once, not once for each file: a third of the time.
    isolate: false,
  },
})
