import { defineConfig, devices } from '@playwright/test'
import { chromiumOptions } from '@touchstone/tooling/browser'

/** Started by `npm run soak -- flows`, which says in the environment which flows and where the report goes. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './globalSetup.ts',
  fullyParallel: true,
  retries: 0,
  // Four browsers on a machine with two cores.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  outputDir: '../../.results/soak',
  reporter: [['json', { outputFile: process.env['TOUCHSTONE_SOAK_REPORT'] ?? '' }]],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { ...chromiumOptions(), args: ['--no-sandbox'] },
  },
})
