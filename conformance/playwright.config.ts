import { defineConfig, devices } from '@playwright/test'
import { workers } from '@touchstone/tooling/workers'
import { headlessOptions } from './drivers/page/chromiumOptions.ts'

/** Config of the journeys: tests of the built app in a real browser. */
export default defineConfig({
  testDir: 'journeys',
  globalSetup: './journeys/globalSetup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers,
  // Ends tests that hang. On a busy machine, a passing test with its browser and its chain takes up to 25 s.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: '.results/artifacts',
  reporter: [['list'], ['json', { outputFile: '.results/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    // Traces take 15% of the time of all journeys. To record one locally: `playwright test FILE --trace on`.
    trace: { mode: process.env['CI'] ? 'retain-on-failure' : 'off', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { ...headlessOptions(), args: ['--no-sandbox'] },
  },
})
