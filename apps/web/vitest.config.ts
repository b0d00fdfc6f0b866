import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['{src,vite}/**/*.test.{ts,tsx}'] },
})
