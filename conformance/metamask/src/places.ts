import type { BrowserContext, Frame, Page } from 'playwright-core'
import { name, openTab, type Tab } from './tab.ts'

/** The pages and frames of one check: the first page, and others by the names that the script gives them. */
export type Places = {
  first: Page
  /** @throws where the script never opened such a place. */
  at: (name: string | undefined) => Page | Frame
  /** What whoever holds the browser can do. */
  acts: { [act: string]: (...args: never[]) => Promise<unknown> }
  /** Closes all but the first. */
  close: () => Promise<void>
}

export async function openPlaces(options: {
  context: BrowserContext
  /** Where the first page is. */
  tab: Tab
  home: string
  /** Another site. */
  away: () => string
  agent: string
  tell: (message: string) => void
}): Promise<Places> {
  const { context, home, away, agent, tell } = options
  const others = new Map<string, Page | Frame>()
  const first = options.tab.page

  const open = async (url: string, called: string) => {
    const { page, hear } = await openTab(context, agent)
    hear(tell)
    await page.goto(url)
    await ready(page)
    others.set(called, page)
    await page.bringToFront()
    // A browser without a display has no behind: the first page is told that it is hidden.
    await first.evaluate(`${name}.hide(true)`)
  }

  return {
    first,
    at(called) {
      const place = called === undefined ? first : others.get(called)
      if (!place) throw new Error(`The script speaks of a page "${called}", which it never opened.`)
      return place
    },
    acts: {
      async reload() {
        await first.reload()
        await ready(first)
      },
      openPage: (called: string) => open(home, called),
      openOrigin: (called: string) => open(away(), called),
      async openFrame(called: string, site: string) {
        const url = site === 'other' ? away() : home
        const element = await first.evaluateHandle((src) => {
          const frame = document.createElement('iframe')
          frame.src = src
          document.body.append(frame)
          return frame
        }, url)
        const frame = await element.contentFrame()
        if (!frame) throw new Error('The page took no frame.')
        await frame.waitForURL((at) => at.href.startsWith(url))
        // A wallet need not be in frames at all.
        await ready(frame, 2000).catch(() => {})
        others.set(called, frame)
      },
      async closePage(called: string) {
        await (others.get(called) as Page | undefined)?.close()
        others.delete(called)
        await first.evaluate(`${name}.hide(false)`)
      },
      async leaveAndReturn() {
        await first.goto(away())
        // A page from the back/forward cache is not loaded again.
        await first.goBack({ waitUntil: 'commit' })
        await ready(first)
      },
    },
    async close() {
      for (const other of others.values()) if ('close' in other) await other.close()
    },
  }
}

/** The wallet is in the page. */
export const ready = (place: Page | Frame, timeout = 30_000) =>
  place.waitForFunction(`${name}.provider()`, undefined, { timeout, polling: 20 })
