import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

// A system Chromium where there is one, else Playwright's own.
const system = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path))
const executablePath = process.env['CHROMIUM_PATH'] || system

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: process.env['CI'] ? 2 : 1,
  retries: 0,
  timeout: 20_000,
  reporter: [['list'], ['json', { outputFile: '.results/playwright.json' }]],
  use: { launchOptions: executablePath ? { executablePath } : {} },
})
