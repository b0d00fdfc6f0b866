import { defineConfig, devices } from '@playwright/test'
import { headlessOptions } from '@touchstone/tooling/browser'

/** Gets the flows from `TOUCHSTONE_SOAK_FLOWS`, and the path of the report from `TOUCHSTONE_SOAK_REPORT`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './globalSetup.ts',
  fullyParallel: true,
  retries: 0,
  // Allow three minutes, because several browsers run at the same time.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  outputDir: '../../.results/soak',
  reporter: [['json', { outputFile: process.env['TOUCHSTONE_SOAK_REPORT'] ?? '' }]],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { ...headlessOptions(), args: ['--no-sandbox'] },
  },
})
