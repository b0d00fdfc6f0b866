import type { BrowserContext, Frame, Page } from '@playwright/test'
import type { Driver } from '../../core/driver.ts'
import type { SerializedValue } from '../../core/serialize.ts'
import type { PageOrder } from './messagesToPageAgent.ts'

/** The pages and frames of one check, each with its own agent. */
export type NamedPages = {
  /** Sends an order to the agent of the page with this name. Default: the first page. */
  sendOrder<T>(order: PageOrder, name?: string): Promise<T>
  /** User actions in the browser. */
  user: Driver['user']
}

export declare namespace createNamedPages {
  type Options = {
    context: BrowserContext
    first: Page
    /** Addresses of empty pages. `home` is the site under check, `away` another site. */
    home: string
    away: string
    /** Prepares an additional page before it navigates. */
    preparePage?: (page: Page) => Promise<void>
    /** Whether to show a page before each request in it, except hidden ones. */
    showsBeforeRequest?: boolean | undefined
    /** Waits until the wallet is available in a loaded page. */
    waitForWallet?: (place: Page | Frame, ms?: number) => Promise<void>
  }
}

export function createNamedPages({
  context,
  first,
  home,
  away,
  preparePage,
  showsBeforeRequest = false,
  waitForWallet = async () => undefined,
}: createNamedPages.Options): NamedPages {
  const pages = new Map<string, Page | Frame>()

  const open = async (url: string, name: SerializedValue): Promise<SerializedValue> => {
    const page = await context.newPage()
    await preparePage?.(page)
    await page.goto(addressOf(url, name))
    await waitForWallet(page)
    pages.set(String(name), page)
    // A browser without a display treats all pages as visible.
    await page.bringToFront()
    await first.evaluate(hide)
    return null
  }

  const showFirst = async () => {
    await first.evaluate(show)
    await first.bringToFront()
  }

  const showBefore = async (place: Page | Frame) => {
    if ('bringToFront' in place && place !== first) await place.bringToFront()
    else if (pages.size > 0) await showFirst()
    else await first.bringToFront()
  }

  return {
    async sendOrder<T>(order: PageOrder, name?: string): Promise<T> {
      const page = name === undefined ? first : pages.get(name)
      if (!page) throw new Error(`The script speaks of a page "${name}", which it never opened.`)
      if (showsBeforeRequest && needsVisiblePage(order)) await showBefore(page)
      return JSON.parse(await page.evaluate(passToAgent, JSON.stringify(order))) as T
    },
    user: {
      async reload() {
        await first.reload()
        await waitForWallet(first)
        return null
      },
      openPage: (name) => open(home, name ?? null),
      openOrigin: (name) => open(away, name ?? null),
      async openFrame(name, site) {
        const url = addressOf(site === 'other' ? away : home, name ?? null)
        const element = await first.evaluateHandle(addFrame, url)
        const frame = await element.contentFrame()
        if (!frame) throw new Error('The page took no frame.')
        await frame.waitForURL(url)
        // A wallet need not support frames, so a frame without it is no error.
        await waitForWallet(frame, 2000).catch(() => undefined)
        pages.set(String(name), frame)
        return null
      },
      async closePage(name) {
        await (pages.get(String(name)) as Page | undefined)?.close()
        pages.delete(String(name))
        if (showsBeforeRequest) await focusWindow(first)
        await showFirst()
        return null
      },
      async leaveAndReturn() {
        await first.goto(away)
        // A page that returns from the back/forward cache has no load event, so wait for the navigation only.
        await first.goBack({ waitUntil: 'commit' })
        await waitForWallet(first)
        return null
      },
    },
  }
}

/** Returns whether an order is a request that needs a visible page. */
const needsVisiblePage = (order: PageOrder): boolean =>
  order.op === 'request' ? !order.args[0].options?.hidden : order.op.startsWith('request')

const addressOf = (url: string, name: SerializedValue) => `${url}?page=${String(name)}`

/**
 * Focuses the window of a page, as a user does who closes a tab there. Without a display, the window of a prompt
 * would stay focused.
 */
async function focusWindow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { windowId } = await session.send('Browser.getWindowForTarget')
  // No command of the protocol focuses a window, but Chromium focuses a window that it restores.
  for (const windowState of ['minimized', 'normal'] as const)
    await session.send('Browser.setWindowBounds', { windowId, bounds: { windowState } })
  await session.detach()
}

/** Makes the page report that it is hidden. Runs in the page. */
function hide(): void {
  if (document.hidden) return
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

/** Removes the overrides of `hide`. Runs in the page. */
function show(): void {
  for (const name of ['hidden', 'visibilityState']) Reflect.deleteProperty(document, name)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

/** Runs in the page. */
function addFrame(url: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.src = url
  document.body.append(frame)
  return frame
}

/** Runs in the page. */
function passToAgent(text: string): Promise<string> {
  const agent = (globalThis as { [key: symbol]: { execute(text: string): Promise<string> } })[
    Symbol.for('touchstone.agent')
  ]
  return agent!.execute(text)
}
