import { chromium, type Browser, type Page } from '@playwright/test'
import type { Bench, Measurement } from '@touchstone/tooling/bench'
import { routeRelay } from '@touchstone/harness/playwright'
import { type RelayServer, startRelay } from '@touchstone/harness/relay'
import { chromiumOptions } from '../drivers/page/chromiumOptions.ts'
import { serveBuiltApp } from '../app/environments/page/serveBuiltApp.ts'
import { median } from './median.ts'

const rounds = 5
const slow = 4

/**
 * Measures the time from the click on the WalletConnect row to the QR code on the screen. The CPU of the page is
 * throttled, and the relay is local.
 */
export default { id: 'app.code', group: 'app', run } satisfies Bench

async function run(): Promise<Measurement[]> {
  const [site, relay] = [
    await serveBuiltApp({ projectId: 'touchstone-journeys' }),
    await startRelay(),
  ]
  const browser = await chromium.launch({ ...chromiumOptions(), args: ['--no-sandbox'] })
  try {
    const [hovered, pressed, baselines]: [number[], number[], number[]] = [[], [], []]
    for (let round = 0; round < rounds; round += 1) {
      hovered.push(await timed(browser, site.url, relay, (page) => codeOf(page, 'hover')))
      pressed.push(await timed(browser, site.url, relay, (page) => codeOf(page, 'press')))
      baselines.push(await timed(browser, site.url, relay, helpOf))
    }
    const baseline = median(baselines)
    return [
      figure('app.code.hovered', hovered, baseline),
      figure('app.code.pressed', pressed, baseline),
    ]
  } finally {
    await browser.close()
    await relay.stop()
    await site.close()
  }
}

/** Opens the list of wallets in a new page with a throttled CPU, and returns the ms that `act` measures there. */
async function timed(
  browser: Browser,
  url: string,
  relay: RelayServer,
  act: (page: Page) => Promise<number>,
): Promise<number> {
  const context = await browser.newContext()
  await routeRelay(context, relay)
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow })
  const ms = await act(page)
  await context.close()
  return ms
}

/**
 * Measures the time from the click to the QR code. `hover` first keeps the pointer on the row for half a second, as a
 * user does, which preloads the SDK. `press` clicks at once.
 */
async function codeOf(page: Page, way: 'hover' | 'press'): Promise<number> {
  const row = page.getByRole('dialog').getByRole('button', { name: 'WalletConnect', exact: true })
  if (way === 'hover') {
    await row.hover()
    await page.waitForTimeout(500)
  }
  return untilSeen(page, '[data-wallet="walletconnect"]', 'svg.ts-qr path')
}

/** Measures the time to show a text in the dialog, which needs no SDK. It is the baseline. */
const helpOf = (page: Page) => untilSeen(page, '.ts-help summary', '.ts-help p')

/**
 * Clicks the element `press` and returns the ms until the first frame in which the page contains the element `look`.
 * Both are CSS selectors.
 */
const untilSeen = (page: Page, press: string, look: string): Promise<number> =>
  page.evaluate(
    ([button, wanted]) =>
      new Promise<number>((resolve) => {
        const from = performance.now()
        document.querySelector<HTMLElement>(button!)?.click()
        const frame = () =>
          document.querySelector(wanted!)
            ? resolve(performance.now() - from)
            : requestAnimationFrame(frame)
        frame()
      }),
    [press, look],
  )

function figure(id: string, values: number[], baseline: number): Measurement {
  const value = median(values)
  return { id, value, unit: 'ms', baseline, goal: '<= 1000 ms', met: value <= 1000 }
}
