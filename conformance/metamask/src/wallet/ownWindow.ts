import type { BrowserContext, Page } from 'playwright-core'
import { createEye } from './eye.ts'

/**
 * The window that MetaMask opens for a prompt by itself, beside the tab that is kept. It puts it at the right
 * edge of the browser's window, where a browser without a display has no room and refuses it.
 */
export type OwnWindow = {
  /**
   * Makes room for one: from here on MetaMask opens it for what the site asks.
   *
   * @throws where no page of the site is open.
   */
  allow: (origin: string) => Promise<void>
  /**
   * Closes it once it shows its prompt, as a person does who does not answer.
   *
   * @throws where MetaMask opens none within 20 s.
   */
  close: () => Promise<void>
  /** Takes the room away again, if there is any. */
  forbid: () => Promise<void>
}

/** `prompt`: what of a prompt is seen. */
export function createOwnWindow(context: BrowserContext, kept: Page, prompt: string): OwnWindow {
  let back: (() => Promise<void>) | undefined
  const isOwn = (page: Page) => page !== kept && page.url().includes('/notification.html')

  return {
    async allow(origin) {
      const site = context.pages().find((page) => page.url().startsWith(origin))
      if (!site)
        throw new Error(`No page of ${origin} is open, for which MetaMask could open a window.`)
      // It opens none where a tab of its own is in front.
      await site.bringToFront()
      if (back) return
      // The site's page may be closed before there is no room any more.
      const cdp = await context.newCDPSession(kept)
      const { windowId, bounds } = await cdp.send('Browser.getWindowForTarget')
      const { left = 0, width = 0 } = bounds
      const move = (to: number) =>
        cdp.send('Browser.setWindowBounds', { windowId, bounds: { left: to } })
      await move(-Math.round(width / 2))
      back = async () => {
        await move(left)
        await cdp.detach()
      }
    },
    async close() {
      const own =
        context.pages().find(isOwn) ??
        (await context.waitForEvent('page', { predicate: isOwn, timeout: patience }).catch(() => {
          throw new Error(`MetaMask opened no window of its own within ${patience} ms.`)
        }))
      // Closed any earlier, MetaMask would not know the window for its own yet.
      await (await createEye(own, patience)).wait(prompt)
      await own.close()
    },
    async forbid() {
      const leave = back
      back = undefined
      await leave?.()
    },
  }
}

/** ms; on a loaded machine it takes 15 s. */
const patience = 20_000
