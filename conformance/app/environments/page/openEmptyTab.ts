import type { BrowserContext, Page } from '@playwright/test'

/** Opens a tab with an empty page at this URL. The page has the wallets of the context and not the app. */
export const openEmptyTab = async (context: BrowserContext, url: string): Promise<Page> => {
  const page = await context.newPage()
  await page.route(url, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  )
  await page.goto(url)
  return page
}
