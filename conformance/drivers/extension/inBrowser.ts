import type { BrowserContext } from '@playwright/test'

/** Opens a browser, acts in it, and closes it. */
export async function inBrowser<T>(
  openBrowser: () => Promise<BrowserContext>,
  act: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await openBrowser()
  try {
    return await act(context)
  } finally {
    await context.close()
  }
}
