import { test as base, type Page } from '@playwright/test'

/**
 * Playwright's `test` with one page for all tests of a worker: loading and compiling the app again takes a third of the
 * time of a test. The states do not affect each other.
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
