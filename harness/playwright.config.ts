import { defineConfig } from '@playwright/test'
import { chromiumOptions } from '@touchstone/config/browser'

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: process.env['CI'] ? 2 : 1,
  retries: 0,
  timeout: 20_000,
  reporter: [['list'], ['json', { outputFile: '.results/playwright.json' }]],
  use: { launchOptions: chromiumOptions() },
})
