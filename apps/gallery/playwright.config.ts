import { defineConfig, devices } from '@playwright/test'
import { workers } from '@touchstone/tooling/workers'
import { launchOptions } from './launchOptions.ts'

/** Configuration of the tests of all states, in a real browser. */
export default defineConfig({
  testDir: 'journeys',
  globalSetup: './journeys/globalSetup.ts',
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
    launchOptions,
  },
})
