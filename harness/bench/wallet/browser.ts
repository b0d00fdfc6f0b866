import { type Browser, chromium } from '@playwright/test'
import { chromiumOptions } from '@touchstone/tooling/browser'

export const launch = (): Promise<Browser> => chromium.launch(chromiumOptions())

export const url = 'http://dapp.test/'

/** Opens a page with one heading, at an address of its own. */
export const openPage = async (
  browser: Browser,
  prepare?: (context: Awaited<ReturnType<Browser['newContext']>>) => Promise<unknown>,
) => {
  const context = await browser.newContext()
  await context.route(url, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>dapp</h1>' }),
  )
  await prepare?.(context)
  const page = await context.newPage()
  await page.goto(url)
  return page
}
