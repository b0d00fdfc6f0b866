import { expect, test } from 'vitest'
import { folder } from './install.ts'

type OwnWindow = {
  allow: (origin: string) => Promise<void>
  close: () => Promise<void>
  forbid: () => Promise<void>
}
type Page = { url: () => string; close: () => Promise<void> }

// The driver is a workspace of its own: where it is not installed, its types are unknown here.
const { createOwnWindow } = (await import(`${folder}src/wallet/ownWindow.ts`)) as {
  createOwnWindow: (context: object, kept: object, prompt: string) => OwnWindow
}

/** A browser's window with the kept tab and these pages, and what is done with them. */
function world(...urls: string[]) {
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
      // What the window's own page answers when it is looked at: the prompt is there.
      return {
        ...{ windowId: 1, bounds: { left, width: 1280 } },
        ...{ frameTree: { frame: { id: '' } }, executionContextId: 1 },
        result: { value: { request: '' } },
      }
    },
    detach: async () => undefined,
  })
  const kept = pageOf('chrome-extension://id/notification.html#')
  const pages: Page[] = [kept, ...urls.map(pageOf)]
  const context = {
    pages: () => pages.filter((page) => !gone.has(page)),
    newCDPSession: async (page: object) => session(page),
    waitForEvent: () => Promise.reject(new Error('Timeout')),
  }
  const own = createOwnWindow(context, kept, 'button')
  return { own, done, left: () => left, leave: () => pages[1]!.close() }
}

const site = 'http://site.localhost/'
const popup = 'chrome-extension://id/notification.html#connect/1'

test('there is room while it is wanted, and then the window is where it was', async () => {
  const { own, done, left } = world(site)
  await own.allow('http://site.localhost')
  expect([done, left()]).toEqual([[`front ${site}`], -640])
  await own.forbid()
  expect(left()).toBe(10)
})

test('also where the page that asked is closed by then', async () => {
  const { own, left, leave } = world(site)
  await own.allow('http://site.localhost')
  await leave()
  await own.forbid()
  expect(left()).toBe(10)
})

test('asked for twice, it is still the first place that it goes back to', async () => {
  const { own, left } = world(site)
  await own.allow('http://site.localhost')
  await own.allow('http://site.localhost')
  await own.forbid()
  expect(left()).toBe(10)
})

test('no page of the site is one line', async () => {
  await expect(world().own.allow('http://site.localhost')).rejects.toThrow(
    'No page of http://site.localhost is open',
  )
})

test('the window that MetaMask opened is closed, not the tab that is kept', async () => {
  const { own, done } = world(site, popup)
  await own.close()
  expect(done).toEqual([`close ${popup}`])
})

test('where it opened none, that is said', async () => {
  await expect(world(site).own.close()).rejects.toThrow(
    'opened no window of its own within 20000 ms',
  )
})
