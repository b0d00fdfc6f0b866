import { headlessOptions } from '@touchstone/tooling/browser'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

/**
 * Tests that need a worker of their own: those that mock modules, those that call `test.override` at the top level,
 * which changes `test` for all later files of a worker, and those of modules that keep state (WalletConnect's SDK and
 * the shared local chains).
 */
export const isolated = [
  'src/**/*.mocked.test.ts',
  'src/fixture/persona/*.test.ts',
  'src/vitest/{batches,chains,versions,wallets}.test.ts',
  'src/relay/**/*.test.ts',
  'src/chain/createLazyChains.test.ts',
]

export default defineConfig({
  test: {
    passWithNoTests: false,
    // Some tests start processes, which is slow on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // The imports inside this package lack file extensions, which only a bundler can resolve.
    server: { deps: { inline: ['@rainbow-me/provider'] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['src/**/*.test.ts', 'fidelity/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts', ...isolated],
          // With this setting a worker imports each module once, and not again for each test file.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: isolated } },
      {
        // Vite bundles these packages at the start. Otherwise it would bundle them at their first import and
        // interrupt a test.
        optimizeDeps: { include: ['viem', 'viem/accounts', 'valibot'] },
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.ts'],
          globalSetup: ['src/vitest/startChains.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: headlessOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
