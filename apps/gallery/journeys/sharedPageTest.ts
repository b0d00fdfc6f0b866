import { test as base, type Page } from '@playwright/test'

/**
 * Playwright's `test` with one page for all tests of a worker. A new page per test would load and compile the app
 * again, which is a third of the time of a test. The states do not affect each other: each has its own storage
 * (`src/environment/prepareEnvironment.ts`) and scripted phones. If a test fails, Playwright starts another worker.
 */
export const test = base.extend<{ page: Page }, { kept: Page }>({
  kept: [
    async ({ browser }, use) => {
      const page = await browser.newPage()
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
  page: ({ kept }, use) => use(kept),
})
