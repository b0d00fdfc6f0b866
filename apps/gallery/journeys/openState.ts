import type { Page } from '@playwright/test'

/** Opens a state of the gallery and waits until the page has performed its steps. */
export async function openState(page: Page, state: string, query: Record<string, string> = {}) {
  const search = new URLSearchParams({ state, ...query })
  await page.goto(new URL(`state.html?${search}`, process.env['TOUCHSTONE_GALLERY']).href)
  await page.locator(`html[data-shown='${state}']`).waitFor({ state: 'attached' })
}
