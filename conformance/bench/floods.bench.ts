import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import type { Bench, Measurement } from '@touchstone/tooling/bench'
import {
  addEmittingWallet,
  type EmittingWallet,
  walletName,
} from '../journeys/addEmittingWallet.ts'
import { serveBuiltApp } from '../app/environments/page/serveBuiltApp.ts'
import { chromiumOptions } from '../drivers/page/chromiumOptions.ts'
import { median } from './median.ts'

/** Global variable of the page, which `addEmittingWallet` (journeys/addEmittingWallet.ts) creates. */
declare const emitting: EmittingWallet

const rounds = 5
const cycles = 1_000

/** Measures how long floods of wallet events block the app, and how much memory many connections leave behind. */
export default { id: 'app.floods', group: 'app', run } satisfies Bench

async function run(): Promise<Measurement[]> {
  const site = await serveBuiltApp()
  try {
    return [
      ...(await inBrowser([], async (browser) => [
        await blocked(browser, site.url, 'app.flood.events', 1_000, floodOfEvents),
        await blocked(browser, site.url, 'app.flood.accounts', 50, longList),
      ])),
      // Measures memory without a JIT. Otherwise, code that V8 compiles in a later cycle would
      // count as growth of the heap.
      ...(await inBrowser(['--js-flags=--jitless'], (browser) => memory(browser, site.url))),
    ]
  } finally {
    await site.close()
  }
}

async function inBrowser(
  args: readonly string[],
  run: (browser: Browser) => Promise<Measurement[]>,
): Promise<Measurement[]> {
  const browser = await chromium.launch({ ...chromiumOptions(), args: ['--no-sandbox', ...args] })
  try {
    return await run(browser)
  } finally {
    await browser.close()
  }
}

/**
 * Emits a flood of wallet events in the page and returns the ms until the page runs its next task. `isHeard`: whether
 * the app is connected. If not, a loop of the same length runs without listeners.
 */
type Flood = (page: Page, isHeard: boolean) => Promise<number>

/**
 * Measures how long a flood blocks the connected app (`value`). The baseline is a loop of the same length without the
 * app's listeners.
 */
async function blocked(
  browser: Browser,
  url: string,
  id: string,
  limit: number,
  flood: Flood,
): Promise<Measurement> {
  const [values, baselines]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    for (const isHeard of [true, false]) {
      const { page, close } = await openApp(browser, url)
      if (isHeard) await connect(page)
      const ms = await flood(page, isHeard)
      ;(isHeard ? values : baselines).push(ms)
      await close()
    }
  }
  const [value, baseline] = [median(values), median(baselines)]
  return { id, value, unit: 'ms', baseline, goal: `<= ${limit} ms`, met: value <= limit }
}

const floodOfEvents: Flood = async (page, isHeard) => {
  const ms = await page.evaluate(async (isHeard) => {
    const emit = isHeard ? emitting.emit : (_event: string, chainId: string) => void chainId
    const from = performance.now()
    for (let sent = 1; sent <= 100_000; sent += 1) emit('chainChanged', sent % 2 ? '0x38' : '0x1')
    await new Promise((done) => setTimeout(done))
    return performance.now() - from
  }, isHeard)
  if (isHeard) await isOn(page, 'Ethereum')
  return ms
}

const longList: Flood = (page, isHeard) =>
  page.evaluate(async (isHeard) => {
    const accounts = Array.from(
      { length: 40_000 },
      (_, index) => `0x${index.toString(16).padStart(40, '0')}`,
    )
    // Wait, so that the creation of the list is not part of the measurement.
    await new Promise((done) => setTimeout(done, 100))
    const from = performance.now()
    if (isHeard) emitting.emit('accountsChanged', accounts)
    else accounts.every((address) => /^0x[0-9a-f]{40}$/i.test(address))
    await new Promise((done) => setTimeout(done))
    return performance.now() - from
  }, isHeard)

/**
 * Measures heap, DOM nodes and listeners after a thousand cycles of connect, switch and disconnect. The baseline is
 * their size before, after 250 warm-up cycles.
 */
async function memory(browser: Browser, url: string): Promise<Measurement[]> {
  const { page, session, close } = await openApp(browser, url)
  await cycle(page, cycles / 4)
  const before = await measure(session)
  await cycle(page, cycles)
  const after = await measure(session)
  await close()
  return (['heap', 'nodes', 'listeners'] as const).map((key) => ({
    id: `app.cycles.${key}`,
    value: after[key],
    unit: key === 'heap' ? 'MB' : key,
    baseline: before[key],
    goal: '<= 1.02 x',
    met: after[key] <= 1.02 * before[key],
  }))
}

async function measure(session: CDPSession) {
  const heaps: number[] = []
  // Collect garbage five times, because objects with finalizers are freed only by a later
  // collection.
  for (let round = 0; round < 5; round += 1) {
    await session.send('HeapProfiler.collectGarbage')
    heaps.push((await session.send('Runtime.getHeapUsage')).usedSize / 1e6)
  }
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  return { heap: Math.min(...heaps), nodes, listeners: jsEventListeners }
}

async function cycle(page: Page, times: number): Promise<void> {
  const dialog = page.getByRole('dialog')
  for (let done = 0; done < times; done += 1) {
    await connect(page)
    await page.getByRole('button', { name: /^Account 0x/ }).click()
    await dialog.getByRole('button', { name: 'Switch to Ethereum' }).click()
    await isOn(page, 'Ethereum')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Disconnect' }).click()
    await page.evaluate(() => (emitting.state.chainId = '0x38'))
  }
}

async function connect(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: walletName, exact: true }).click()
  await isOn(page, 'BNB Smart Chain')
}

/** Waits until the page says that it is connected on this network. */
const isOn = (page: Page, network: string): Promise<void> =>
  page.getByText(`You are connected with ${walletName} on ${network}.`).waitFor()

/** Opens the app with the emitting wallet in a new page. Answers the app's requests to nodes with empty results. */
async function openApp(browser: Browser, url: string) {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  await context.route(
    (address) => address.origin !== new URL(url).origin,
    (route) =>
      route.fulfill({
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
        json: { jsonrpc: '2.0', id: 1, result: '0x' },
      }),
  )
  const page = await context.newPage()
  await addEmittingWallet(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  const session = await context.newCDPSession(page)
  return { page, session, close: () => context.close() }
}
