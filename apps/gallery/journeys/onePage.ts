import { test as base, type Page } from '@playwright/test'

/**
 * Playwright's `test`, with one page for all states that a worker shows: a new one fetches and compiles the
 * app anew for each, which is a third of the time. A state knows nothing of the one before it: what the app
 * remembers is in a storage that each state brings (`world/prepare.ts`), and its phones are scripted. Where a
 * test fails, Playwright starts another worker.
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
