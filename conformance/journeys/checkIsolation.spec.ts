import { expect, test } from '@playwright/test'
import type { DriverEvent } from '../core/driver.ts'
import { launchBrowser } from '../app/environments/page/browser.ts'
import { createRooms, type Room, type Rooms } from '../drivers/page/rooms.ts'

// Checks in a page run one after the other in one browser context. A check must not affect the next one.

let rooms: Rooms

test.beforeEach(async () => {
  rooms = createRooms(await launchBrowser({ shared: true }))
})

test.afterEach(() => rooms.close())

test('the page of a check has no state of the previous check', async () => {
  const first = await enter(rooms)
  await first.page.evaluate(litter)
  await first.context.newPage()
  await first.leave(false)
  const next = await enter(rooms)
  const found = await next.page.evaluate(look)
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
  const first = await enter(rooms)
  await first.page.evaluate(chatter)
  await first.leave(false)
  const next = await rooms.enter()
  const ticks: string[] = []
  next.onHeard((one: DriverEvent) => {
    if ('event' in one && one.event.startsWith('tick of')) ticks.push(one.event)
  })
  await furnish(next)
  await next.page.evaluate(chatter)
  await expect.poll(() => ticks.length).toBeGreaterThan(0)
  expect(new Set(ticks)).toEqual(new Set([`tick of ${next.home}`]))
})

test('a wallet of the previous check gets no events of the next one', async () => {
  const first = await enter(rooms)
  const [before] = first.wallets.all()
  await first.leave(false)
  const next = await enter(rooms)
  await next.page.evaluate(() => window.ethereum.request({ method: 'eth_chainId' }))
  const methods = await before!.calls()
  expect(methods).toEqual([])
})

test('discards a context in which something still runs', async () => {
  const first = await enter(rooms)
  await first.leave(true)
  const next = await enter(rooms)
  expect(next.context).not.toBe(first.context)
})

test('discards a context whose page does not close @long', async () => {
  const first = await enter(rooms)
  void first.page.evaluate(holdOn).catch(() => undefined)
  await first.leave(false)
  const next = await enter(rooms)
  expect(await next.page.evaluate(() => 1)).toBe(1)
})

async function enter(from: Rooms): Promise<Room> {
  const room = await from.enter()
  await furnish(room)
  return room
}

async function furnish(room: Room): Promise<void> {
  await room.install({ paths: ['ethereum'], listens: [], decoy: false })
  await room.wallets.add('standard', { id: `standard-${room.name}`, late: false })
  await room.page.goto(room.home)
}

/** Runs in the page: leaves state in storage, cookies and globals, and posts messages. */
async function litter(): Promise<void> {
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

/** Runs in the page. */
async function look() {
  let messages = 0
  let wallets = 0
  const channel = new BroadcastChannel('left')
  channel.addEventListener('message', ({ data }) => (messages += data === 'own' ? 0 : 1))
  addEventListener('eip6963:announceProvider', () => (wallets += 1))
  dispatchEvent(new Event('eip6963:requestProvider'))
  // Code that still runs in another page posts every ms: at least one message would arrive among these twenty.
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

/** Runs in the page: posts messages without end. */
function chatter(): void {
  const world = globalThis as unknown as {
    touchstoneHeard(room: string, text: string): void
  }
  const room = /check(\d+)/.exec(location.host)![1]!
  const event = `tick of ${location.href}`
  const tell = () => world.touchstoneHeard(room, JSON.stringify({ event, listener: 'a', args: [] }))
  setInterval(tell, 1)
}

/** Runs in the page, and never ends. */
function holdOn(): void {
  for (;;);
}
