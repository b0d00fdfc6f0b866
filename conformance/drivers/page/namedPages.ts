import type { BrowserContext, Frame, Page } from '@playwright/test'
import type { Answer, Call, Driver } from '../../core/driver.ts'
import type { SerializedValue } from '../../core/serialize.ts'
import type { PageOrder } from './pageProtocol.ts'

/** The pages and frames of one check, each with its own agent. */
export type NamedPages = {
  /** Sends an order to the agent of a page; by default the first page. */
  sendOrder<T>(order: PageOrder, name?: string): Promise<T>
  /** User actions that need the browser instead of the wallet. */
  user: Driver['user']
}

export declare namespace createNamedPages {
  type Options = {
    context: BrowserContext
    first: Page
    /** Addresses of empty pages: the site under check, and another site. */
    home: string
    away: string
    /** Prepares an additional page before it navigates. */
    preparePage?: (page: Page) => Promise<void>
    /** Waits for the wallet in a loaded page. */
    waitForWallet?: (place: Page | Frame, ms?: number) => Promise<void>
  }
}

/** Manages the pages of a check by the names that calls use. */
export function createNamedPages({
  context,
  first,
  home,
  away,
  preparePage,
  waitForWallet = async () => undefined,
}: createNamedPages.Options): NamedPages {
  const pages = new Map<string, Page | Frame>()

  const open = async (url: string, name: SerializedValue): Promise<SerializedValue> => {
    const page = await context.newPage()
    await preparePage?.(page)
    await page.goto(addressOf(url, name))
    await waitForWallet(page)
    pages.set(String(name), page)
    await bringToFront(first, page)
    return null
  }

  return {
    async sendOrder<T>(order: PageOrder, name?: string): Promise<T> {
      const page = name === undefined ? first : pages.get(name)
      if (!page) throw new Error(`The script speaks of a page "${name}", which it never opened.`)
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
        // A wallet need not support frames.
        await waitForWallet(frame, 2000).catch(() => undefined)
        pages.set(String(name), frame)
        return null
      },
      /** Shows the first page again. */
      async closePage(name) {
        await (pages.get(String(name)) as Page | undefined)?.close()
        pages.delete(String(name))
        await first.evaluate(show)
        await first.bringToFront()
        return null
      },
      async leaveAndReturn() {
        await first.goto(away)
        // A page from the back/forward cache has no load event.
        await first.goBack({ waitUntil: 'commit' })
        await waitForWallet(first)
        return null
      },
    },
  }
}

/** Makes calls in one turn of a page's event loop. Fetches each answer with its own round trip. */
export function requestAllIn(
  sendOrder: NamedPages['sendOrder'],
  calls: readonly Call[],
): Promise<Answer>[] {
  const made = sendOrder<null>({ op: 'requestAll', calls }, calls[0]?.page)
  return calls.map(async ({ id, page }) => {
    await made
    return sendOrder<Answer>({ op: 'requestOpen', id }, page)
  })
}

/** Makes a series of calls in the first page. One round trip fetches all immediate answers. */
export async function requestEachIn(sendOrder: NamedPages['sendOrder'], calls: readonly Call[]) {
  const answers = await sendOrder<Answer[]>({ op: 'requestEach', calls })
  const open = calls[answers.length]
  return open
    ? { answers, open: sendOrder<Answer>({ op: 'requestOpen', id: open.id }) }
    : { answers }
}

const addressOf = (url: string, name: SerializedValue) => `${url}?page=${String(name)}`

/**
 * Brings a new page to the front and hides the first page, as a real browser does. A browser without a
 * display shows all pages, so the first page's visibility is overridden.
 */
async function bringToFront(first: Page, front: Page): Promise<void> {
  await front.bringToFront()
  await first.evaluate(hide)
}

/** Runs in the page. */
function hide(): void {
  if (document.hidden) return
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

/** Runs in the page. */
function show(): void {
  // Remove the overrides of `hide`.
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
  const agent = (globalThis as { [key: symbol]: { obey(text: string): Promise<string> } })[
    Symbol.for('touchstone.agent')
  ]
  return agent!.obey(text)
}
