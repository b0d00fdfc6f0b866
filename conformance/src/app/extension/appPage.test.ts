import type { BrowserContext } from '@playwright/test'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ExtensionHost } from '../../drivers/extension/host.ts'
import { leaveAppPage, openAppPage } from './appPage.ts'
import type { Said } from './watchWallet.ts'

test('what went wrong in one app is none of the next one in its tab', async () => {
  const { open, fail } = world()
  const first = await open('http://app-1.localhost/')
  fail('the first one fell over')
  expect(first.trouble.unhandled).toEqual(['the first one fell over'])
  const next = await open('http://app-2.localhost/', first)
  expect(next.trouble.unhandled).toEqual([])
})

test('an app that goes away and comes back keeps what went wrong in it', async () => {
  const { open, fail, page } = world()
  const app = await open('http://app-1.localhost/')
  fail('it fell over')
  await page.goto('about:blank')
  await page.goto('http://app-1.localhost/')
  expect(app.trouble.unhandled).toEqual(['it fell over'])
})

const call = { kind: 'call', what: 'eth_requestAccounts' }
const answer = { kind: 'answer', what: 'eth_requestAccounts' }

test.each([
  ['asks nothing', [], false, 'left'],
  ['has its answer', [call, answer], false, 'left'],
  ['asks still', [call, answer, call], false, 'closed'],
  ['is spoilt', [], true, 'closed'],
])('a page that %s leaves its tab or closes with it', async (_, said, spoilt, wanted) => {
  const { open, host, page, say } = world()
  const app = await open('http://app-1.localhost/')
  say(said)
  const tab = await leaveAppPage(app, host, spoilt)
  expect({ tab: tab?.page, closed: page.closed }).toEqual(
    wanted === 'left' ? { tab: app.page, closed: false } : { tab: undefined, closed: true },
  )
})

test('an app that asks while the wallet is made as new goes with its tab', async () => {
  const { open, host, page, say } = world((op) => op === 'restore' && say([call]))
  const app = await open('http://app-1.localhost/')
  expect(await leaveAppPage(app, host, false)).toBeUndefined()
  expect(page.closed).toBe(true)
})

/** A browser with MetaMask; what runs in a page runs here, beside a provider that says it has no account. */
function world(onOrder: (op: string) => unknown = () => undefined) {
  const request = async ({ method }: { method: string }) =>
    method === 'eth_accounts' ? [] : '0x38'
  vi.stubGlobal('ethereum', { request, listenerCount: () => 0 })
  onTestFinished(() => void vi.unstubAllGlobals())
  const say = (said: readonly object[]) => vi.stubGlobal('__said', said as Said[])
  say([])
  const heard = new Map<string, (value: unknown) => void>()
  const frame = { url: () => page.at }
  const page = {
    at: 'about:blank',
    closed: false,
    on: (event: string, listener: (value: unknown) => void) => void heard.set(event, listener),
    mainFrame: () => frame,
    async goto(url: string) {
      page.at = url
      heard.get('framenavigated')?.(frame)
    },
    evaluate: async (run: (argument: unknown) => unknown, argument: unknown) => run(argument),
    async close() {
      page.closed = true
    },
    ...{ addInitScript: later, waitForFunction: later, route: later, unrouteAll: later },
  }
  // A browser has a hundred things more that no app page asks for; so has the driver's process.
  const context = { newPage: async () => page } as unknown as BrowserContext
  const order = async ({ op }: { op: string }) => void onOrder(op)
  const host = { order } as unknown as ExtensionHost
  return {
    ...{ page, host, say },
    fail: (message: string) => heard.get('pageerror')?.(new Error(message)),
    open: (site: string, tab?: Awaited<ReturnType<typeof openAppPage>>) =>
      openAppPage({ context, host, nodes: async () => '', site, ...(tab && { tab }) }),
  }
}

async function later(): Promise<void> {}
