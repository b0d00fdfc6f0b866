import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'reality/**/*.test.ts'],
    passWithNoTests: false,
    // Its imports name no file extensions: only a bundler can resolve them.
    server: { deps: { inline: ['@rainbow-me/provider'] } },
  },
})
