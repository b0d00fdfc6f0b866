import { chromiumOptions } from '@touchstone/config/browser'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    passWithNoTests: false,
    projects: [
      {
        test: {
          name: 'node',
          include: ['src/**/*.test.ts', 'reality/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts'],
          // Some start processes, on a machine that may be busy.
          testTimeout: 30_000,
          hookTimeout: 30_000,
          // Its imports name no file extensions: only a bundler can resolve them.
          server: { deps: { inline: ['@rainbow-me/provider'] } },
        },
      },
      {
        // What a test would otherwise stop for: Vite bundles it when it is first imported.
        optimizeDeps: { include: ['viem', 'viem/accounts', 'valibot'] },
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.ts'],
          globalSetup: ['src/vitest/chain.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
