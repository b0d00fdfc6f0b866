import type { BrowserContext, Page } from '@playwright/test'
import { createElementFinder } from '../elementFinder.ts'

/** Time limit in ms for MetaMask to open its window, which takes up to 15 s on a busy machine. */
const timeout = 20_000

/**
 * Controls the window that MetaMask itself opens for a prompt. The suite usually answers prompts in a tab
 * instead. MetaMask places its window at the right edge of the browser's window. In a headless browser there
 * is no room for it, so Chromium refuses to open it.
 *
 * @param kept the tab in which the suite answers prompts.
 * @param prompt selector of an element that every prompt has.
 */
export async function createPromptWindow(context: BrowserContext, kept: Page, prompt: string) {
  const cdp = await context.newCDPSession(kept)
  const { windowId, bounds } = await cdp.send('Browser.getWindowForTarget')
  const { left = 0, width = 0 } = bounds
  const moveTo = (to: number) =>
    cdp.send('Browser.setWindowBounds', { windowId, bounds: { left: to } })
  let isMoved = false
  const isOwn = (page: Page) => page !== kept && page.url().includes('/notification.html')

  return {
    /**
     * Moves the browser's window to make room for MetaMask's window, so that MetaMask opens it for requests of
     * this page.
     */
    async allow(site: Page): Promise<void> {
      // MetaMask opens no window while one of its tabs is in front.
      await site.bringToFront()
      await moveTo(-Math.round(width / 2))
      isMoved = true
    },
    async forbid(): Promise<void> {
      if (isMoved) await moveTo(left)
      isMoved = false
    },
    /** Closes MetaMask's window when it shows its prompt. */
    async close(): Promise<void> {
      const own =
        context.pages().find(isOwn) ??
        (await context.waitForEvent('page', { predicate: isOwn, timeout }).catch(() => {
          throw new Error(`MetaMask opened no window of its own within ${timeout / 1000} s.`)
        }))
      // If the window closes before it shows the prompt, MetaMask does not recognize it as its own.
      await (await createElementFinder(own, timeout)).waitFor(prompt)
      await own.close()
    },
    /**
     * Closes windows that MetaMask opened and left open, such as the one that asks for the password. While such
     * a window is open, MetaMask shows the next prompt in no new window. Call this only while no request is
     * open: MetaMask rejects all open requests when its window closes.
     */
    async closeLeftOver(): Promise<void> {
      for (const page of context.pages().filter(isOwn)) await page.close()
    },
  }
}
