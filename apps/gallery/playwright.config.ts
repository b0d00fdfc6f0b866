import { defineConfig, devices } from '@playwright/test'
import { headlessOptions } from '@touchstone/tooling/browser'
import { workers } from '@touchstone/tooling/workers'

/** Configuration of the tests of all states, in a real browser. */
export default defineConfig({
  testDir: 'journeys',
  // Run the CLI instead of importing it, because the gallery must not depend on the harness. Select only
  // `walletconnect`, which is never injected into a page: the gallery injects wallets of its own.
  webServer: {
    command:
      'vite build --logLevel error && exec node ../../conformance/cli/main.ts serve dist --port 0 --wallets walletconnect',
    env: { FORCE_COLOR: '0' },
    wait: { stdout: / at (?<touchstone_gallery>http:\/\/\S+) \(/ },
    gracefulShutdown: { signal: 'SIGINT', timeout: 10_000 },
  },
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers,
  timeout: 60_000,
  outputDir: '.results/artifacts',
  reporter: [['list'], ['json', { outputFile: '.results/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    // Record no traces: they slow each test down, and a developer can open every state by its URL.
    trace: 'off',
    launchOptions: { ...headlessOptions(), args: ['--no-sandbox'] },
  },
})
