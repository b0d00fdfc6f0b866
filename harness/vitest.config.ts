import { chromiumOptions } from '@touchstone/config/browser'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

/** These mock modules, or test modules that keep state: WalletConnect's SDK and the shared local chains. */
const isolated = [
  'src/**/*.mocked.test.ts',
  'src/relay/**/*.test.ts',
  'src/fixtures/createChains.test.ts',
]

export default defineConfig({
  test: {
    passWithNoTests: false,
    // Some start processes, on a machine that may be busy.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Its imports name no file extensions: only a bundler can resolve them.
    server: { deps: { inline: ['@rainbow-me/provider'] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['src/**/*.test.ts', 'reality/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts', ...isolated],
          // A worker imports each module once, not once for each file.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: isolated } },
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
