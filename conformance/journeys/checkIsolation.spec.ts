import { expect, test } from '@playwright/test'
import type { DriverEvent } from '../core/driver.ts'
import { launchBrowser } from '../drivers/page/launchBrowser.ts'
import {
  createContextPool,
  type CheckContext,
  type ContextPool,
} from '../drivers/page/browserContextPool.ts'

// Checks in a page run one after the other in one browser context. These tests prove that a check
// does not affect the next one.

let contexts: ContextPool

test.beforeEach(async () => {
  contexts = createContextPool(await launchBrowser({ shared: true }))
})

test.afterEach(() => contexts.close())

test('the page of a check has no state of the previous check', async () => {
  const first = await enter(contexts)
  await first.page.evaluate(leaveState)
  await first.context.newPage()
  await first.release(false)
  const next = await enter(contexts)
  const found = await next.page.evaluate(findState)
  expect(next.context).toBe(first.context)
  expect(found).toEqual({
    local: 0,
    session: 0,
    cookie: '',
    databases: [],
    caches: [],
    workers: 0,
    name: '',
    global: 'undefined',
    wallets: 1,
    messages: 0,
  })
})

test('events of the previous page are ignored', async () => {
  const first = await enter(contexts)
  await first.page.evaluate(reportForever)
  await first.release(false)
  const next = await contexts.acquire()
  const ticks: string[] = []
  next.onEvent((one: DriverEvent) => {
    if ('event' in one && one.event.startsWith('tick of')) ticks.push(one.event)
  })
  await prepare(next)
  await next.page.evaluate(reportForever)
  await expect.poll(() => ticks.length).toBeGreaterThan(0)
  expect(new Set(ticks)).toEqual(new Set([`tick of ${next.home}`]))
})

test('a wallet of the previous check gets no events of the next one', async () => {
  const first = await enter(contexts)
  const [before] = first.wallets.all()
  await first.release(false)
  const next = await enter(contexts)
  await next.page.evaluate(() => window.ethereum.request({ method: 'eth_chainId' }))
  const methods = await before!.calls()
  expect(methods).toEqual([])
})

test('discards a context in which something still runs', async () => {
  const first = await enter(contexts)
  await first.release(true)
  const next = await enter(contexts)
  expect(next.context).not.toBe(first.context)
})

test('discards a context whose page does not close @long', async () => {
  const first = await enter(contexts)
  void first.page.evaluate(blockForever).catch(() => undefined)
  await first.release(false)
  const next = await enter(contexts)
  expect(await next.page.evaluate(() => 1)).toBe(1)
})

async function enter(from: ContextPool): Promise<CheckContext> {
  const check = await from.acquire()
  await prepare(check)
  return check
}

async function prepare(check: CheckContext): Promise<void> {
  await check.installAgent({ paths: ['ethereum'], listeners: [], decoy: false })
  await check.wallets.add('standard', { id: `standard-${check.name}`, late: false })
  await check.page.goto(check.home)
}

/** Runs in the page of a check. Leaves data in storages, cookies and globals, and posts a message every ms. */
async function leaveState(): Promise<void> {
  localStorage.setItem('left', '1')
  sessionStorage.setItem('left', '1')
  document.cookie = 'left=1'
  document.cookie = 'left=1; domain=localhost'
  window.name = 'left'
  Object.assign(globalThis, { left: 1 })
  await new Promise((resolve) => {
    indexedDB.open('left').addEventListener('success', resolve)
  })
  await caches.open('left')
  const channel = new BroadcastChannel('left')
  setInterval(() => channel.postMessage(1), 1)
}

/** Runs in the page of the next check. Returns the traces of the previous check that it finds. */
async function findState() {
  let messages = 0
  let wallets = 0
  const channel = new BroadcastChannel('left')
  channel.addEventListener('message', ({ data }) => (messages += data === 'own' ? 0 : 1))
  addEventListener('eip6963:announceProvider', () => (wallets += 1))
  dispatchEvent(new Event('eip6963:requestProvider'))
  // If the timer of `leaveState` still runs, it posts a message every ms, so that at least one
  // arrives among these twenty.
  const own = new BroadcastChannel('left')
  for (let sent = 0; sent < 20; sent++) {
    const arrived = new Promise((resolve) => channel.addEventListener('message', resolve))
    own.postMessage('own')
    await arrived
  }
  return {
    local: localStorage.length,
    session: sessionStorage.length,
    cookie: document.cookie,
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    name: window.name,
    messages,
    wallets,
    global: typeof (globalThis as { left?: unknown }).left,
  }
}

/** Runs in the page of a check. Reports an event to the suite every ms, without end. */
function reportForever(): void {
  const scope = globalThis as unknown as {
    touchstoneReportEvent(check: string, text: string): void
  }
  const check = /check(\d+)/.exec(location.host)![1]!
  const event = `tick of ${location.href}`
  const report = () =>
    scope.touchstoneReportEvent(check, JSON.stringify({ event, listener: 'a', args: [] }))
  setInterval(report, 1)
}

/** Runs in the page of a check and blocks it forever. */
function blockForever(): void {
  for (;;);
}
