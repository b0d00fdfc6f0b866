import { defineConfig } from '@playwright/test'
import { chromiumOptions } from '@touchstone/config/browser'
import { workers } from '@touchstone/config/workers'

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers,
  retries: 0,
  timeout: 20_000,
  reporter: [['list'], ['json', { outputFile: '.results/playwright.json' }]],
  use: { launchOptions: chromiumOptions() },
})
