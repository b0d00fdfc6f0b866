import { expect, test } from 'vitest'
import type { BrowserContext, Page } from '@playwright/test'
import { createPromptWindow } from './promptWindow.ts'

/**
 * Creates the prompt window in a fake browser. The browser has the kept tab and pages with these addresses, and
 * records what is done with them.
 */
function setUp(...urls: string[]) {
  const done: string[] = []
  let left = 10
  const gone = new Set<object>()
  const pageOf = (url: string) => {
    const page = {
      url: () => url,
      bringToFront: async () => void done.push(`front ${url}`),
      close: async () => {
        gone.add(page)
        done.push(`close ${url}`)
      },
      context: () => context,
    }
    return page
  }
  const session = (page: object) => ({
    async send(method: string, params: { bounds?: { left: number } } = {}) {
      if (gone.has(page)) throw new Error('Target closed')
      if (method === 'Browser.setWindowBounds') left = params.bounds?.left ?? left
      // The finder of the prompt window reads these answers: the prompt is shown.
      return {
        ...{ windowId: 1, bounds: { left, width: 1280 } },
        ...{ frameTree: { frame: { id: '' } }, executionContextId: 1 },
        result: { value: { index: 0, hash: '' } },
      }
    },
    detach: async () => undefined,
  })
  const kept = pageOf('chrome-extension://id/notification.html#')
  const pages = [kept, ...urls.map(pageOf)]
  const context = {
    pages: (): object[] => pages.filter((page) => !gone.has(page)),
    newCDPSession: async (page: object) => session(page),
    waitForEvent: () => Promise.reject(new Error('Timeout')),
  }
  // The prompt window uses only these members of a browser and its pages.
  const own = createPromptWindow(
    context as unknown as BrowserContext,
    kept as unknown as Page,
    'button',
  )
  const asking = pages[1] as unknown as Page
  return { own, done, left: () => left, asking }
}

const site = 'http://site.localhost/'
const popup = 'chrome-extension://id/notification.html#connect/1'

test('makes room while the window is allowed, and then moves the browser back', async () => {
  const { own, done, left, asking } = setUp(site)
  await own.allow(asking)
  expect([done, left()]).toEqual([[`front ${site}`], -640])
  await own.forbid()
  expect(left()).toBe(10)
})

test('moves the browser back to its first position after two calls, and after the page is closed', async () => {
  const { own, left, asking } = setUp(site)
  await own.allow(asking)
  await own.allow(asking)
  await asking.close()
  await own.forbid()
  expect(left()).toBe(10)
})

test('closes the window that MetaMask opened, not the tab that is kept', async () => {
  const { own, done } = setUp(site, popup)
  await own.close()
  expect(done).toEqual([`close ${popup}`])
})

test('closes each window that MetaMask left open, and keeps the tab', async () => {
  const { own, done } = setUp(site, popup, 'chrome-extension://id/notification.html#unlock')
  await own.closeLeftOver()
  expect(done).toEqual([`close ${popup}`, 'close chrome-extension://id/notification.html#unlock'])
})

test('throws if MetaMask opens no window', async () => {
  await expect(setUp(site).own.close()).rejects.toThrow('opened no window of its own within 20 s')
})
