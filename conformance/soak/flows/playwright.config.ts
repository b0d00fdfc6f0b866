import { defineConfig, devices } from '@playwright/test'
import { chromiumOptions } from '@touchstone/tooling/browser'

/** Configuration of `npm run soak -- flows`. Environment variables name the flows and the report file. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './globalSetup.ts',
  fullyParallel: true,
  retries: 0,
  // Flows mostly wait: four browsers fit on two cores.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  outputDir: '../../.results/soak',
  reporter: [['json', { outputFile: process.env['TOUCHSTONE_SOAK_REPORT'] ?? '' }]],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { ...chromiumOptions(), args: ['--no-sandbox'] },
  },
})
