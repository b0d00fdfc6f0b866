import type { Page } from '@playwright/test'

/** Opens a state of the gallery and waits until the page has performed its steps. */
export async function openState(page: Page, state: string, query: Record<string, string> = {}) {
  const address = process.env['TOUCHSTONE_GALLERY']
  if (!address)
    throw new Error(
      'The gallery is not served: run this with playwright.config.ts of apps/gallery.',
    )
  const search = new URLSearchParams({ state, ...query })
  await page.goto(new URL(`state.html?${search}`, address).href)
  await page.locator(`html[data-shown='${state}']`).waitFor({ state: 'attached' })
}
