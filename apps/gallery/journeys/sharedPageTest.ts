import { test as base, type Page } from '@playwright/test'

/**
 * Playwright's `test` with one page for all states of a worker: a new page would load and compile the app again, which
 * takes a third of the time. States do not affect each other: each has its own storage (`world/prepare.ts`) and its
 * phones are scripted. If a test fails, Playwright starts another worker.
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
