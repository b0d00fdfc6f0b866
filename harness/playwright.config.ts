import { defineConfig } from '@playwright/test'
import { headlessOptions } from '@touchstone/tooling/browser'
import { workers } from '@touchstone/tooling/workers'

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers,
  retries: 0,
  // Limit for a test that hangs. It does not judge speed.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.results/playwright.json' }]],
  use: { launchOptions: headlessOptions() },
})
