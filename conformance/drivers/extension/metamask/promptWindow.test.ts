import { expect, test } from 'vitest'
import type { BrowserContext, Page } from '@playwright/test'
import { createPromptWindow } from './promptWindow.ts'

const site = 'http://site.localhost/'
const popup = 'chrome-extension://id/notification.html#connect/1'
const unlock = 'chrome-extension://id/notification.html#unlock'

test('makes room while the window is allowed, and then moves the browser back', async () => {
  const { own, done, left, asking } = await setUp(site)
  for (let calls = 0; calls < 2; calls++) await own.allow(asking)
  expect([done, left()]).toEqual([[`front ${site}`, `front ${site}`], -640])
  await own.forbid()
  expect(left()).toBe(10)
})

test('closes the window that MetaMask opened, not the tab that is kept', async () => {
  const { own, done } = await setUp(site, popup)
  await own.close()
  expect(done).toEqual([`close ${popup}`])
})

test('closes each window that MetaMask left open, and keeps the tab', async () => {
  const { own, done } = await setUp(site, popup, unlock)
  await own.closeLeftOver()
  expect(done).toEqual([`close ${popup}`, `close ${unlock}`])
})

test('throws if MetaMask opens no window', async () => {
  const { own } = await setUp(site)
  await expect(own.close()).rejects.toThrow('opened no window of its own within 20 s')
})

/** Creates the prompt window in a fake browser, which has the kept tab and pages with these addresses. */
async function setUp(...urls: string[]) {
  const done: string[] = []
  let left = 10
  const pageOf = (url: string) => ({
    url: () => url,
    bringToFront: async () => void done.push(`front ${url}`),
    close: async () => void done.push(`close ${url}`),
    context: () => context,
  })
  const [kept, ...others] = ['chrome-extension://id/notification.html#', ...urls].map(pageOf)
  const context = {
    pages: () => [kept, ...others],
    waitForEvent: () => Promise.reject(new Error('Timeout')),
    newCDPSession: async () => ({
      async send(method: string, params: { bounds?: { left: number } } = {}) {
        if (method === 'Browser.setWindowBounds') left = params.bounds?.left ?? left
        // The finder of the prompt window reads these answers: the prompt is shown.
        return {
          windowId: 1,
          bounds: { left, width: 1280 },
          frameTree: { frame: { id: '' } },
          executionContextId: 1,
          result: { value: { index: 0, hash: '' } },
        }
      },
    }),
  }
  // The prompt window uses only these members of a browser and its pages.
  const own = await createPromptWindow(
    context as unknown as BrowserContext,
    kept as unknown as Page,
    'button',
  )
  return { own, done, left: () => left, asking: others[0] as unknown as Page }
}
