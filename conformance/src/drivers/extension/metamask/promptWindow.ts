import type { BrowserContext, Page } from '@playwright/test'
import { createPageObserver } from '../pageObserver.ts'

/** ms in which MetaMask opens its window; on a loaded machine it takes 15 s. */
const patience = 20_000

/**
 * The window that MetaMask opens for a prompt by itself, beside the tab that is kept. It puts it at the right edge of
 * the browser's window, where a browser without a display has no room and refuses it.
 *
 * @param kept the tab that is kept.
 * @param prompt selector of what a prompt shows.
 */
export function createPromptWindow(context: BrowserContext, kept: Page, prompt: string) {
  let moveBack: (() => Promise<void>) | undefined
  const isOwn = (page: Page) => page !== kept && page.url().includes('/notification.html')

  return {
    /** Makes room for the window: from here on MetaMask opens it for what a page of the site asks. */
    async allow(site: Page): Promise<void> {
      // MetaMask opens none while a tab of its own is in front.
      await site.bringToFront()
      if (moveBack) return
      // The site's page may be closed before the window moves back.
      const cdp = await context.newCDPSession(kept)
      const { windowId, bounds } = await cdp.send('Browser.getWindowForTarget')
      const { left = 0, width = 0 } = bounds
      const move = (to: number) =>
        cdp.send('Browser.setWindowBounds', { windowId, bounds: { left: to } })
      await move(-Math.round(width / 2))
      moveBack = async () => {
        await move(left)
        await cdp.detach()
      }
    },
    /** Closes the window once it shows its prompt. */
    async close(): Promise<void> {
      const own =
        context.pages().find(isOwn) ??
        (await context.waitForEvent('page', { predicate: isOwn, timeout: patience }).catch(() => {
          throw new Error(`MetaMask opened no window of its own within ${patience / 1000} s.`)
        }))
      // Closed any earlier, MetaMask does not know the window for its own yet.
      await (await createPageObserver(own, patience)).waitFor(prompt)
      await own.close()
    },
    async forbid(): Promise<void> {
      const move = moveBack
      moveBack = undefined
      await move?.()
    },
  }
}
