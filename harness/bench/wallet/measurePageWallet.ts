import { type Browser, chromium } from '@playwright/test'
import type { Measurement } from '@touchstone/tooling/bench'
import { createWallets } from '../../src/playwright/index.ts'
import { atMost, middleMean, timed } from '../timeStatistics.ts'
import { chromiumOptions } from '@touchstone/tooling/browser'

/** Measures a wallet in a page: a call that needs no node, compared with an async function; the heap; the start. */
export const measurePageWallet = async (): Promise<Measurement[]> => {
  const browser = await chromium.launch(chromiumOptions())
  try {
    const bare = await openPage(browser, { wallet: false })
    const page = await openPage(browser, { wallet: true })
    const value = await page.evaluate(perCall, true)
    const baseline = await page.evaluate(perCall, false)
    const heap = (await heapOf(page)) - (await heapOf(bare))
    return [
      atMost(0.02, { id: 'wallet.page.eth_chainId', value, baseline, goal: '<= 0.02 ms' }),
      atMost(1, { id: 'wallet.page.heap', value: heap, unit: 'MB', baseline: 1, goal: '<= +1 MB' }),
      await start(browser),
    ]
  } finally {
    await browser.close()
  }
}

/** Measures the time until a new page has the accounts. The baseline is a page without a wallet. */
async function start(browser: Browser): Promise<Measurement> {
  const opened = { bare: () => startOf(browser, false), ours: () => startOf(browser, true) }
  await opened.ours()
  const times: Record<keyof typeof opened, number[]> = { bare: [], ours: [] }
  // One start takes about 250 ms and varies by a sixth of that, so a difference of 10 % shows only in 100
  // runs of each kind. The order alternates, so that each kind runs first equally often.
  for (let round = 0; round < 100; round++) {
    const turn = round % 2 === 0 ? (['bare', 'ours'] as const) : (['ours', 'bare'] as const)
    for (const kind of turn) times[kind].push(await opened[kind]())
  }
  const [value, baseline] = [middleMean(times.ours), middleMean(times.bare)]
  return atMost(1.1 * baseline, {
    id: 'wallet.start',
    value,
    baseline,
    goal: '<= 1.1 x a bare page',
  })
}

/** Returns the milliseconds until a new page has its accounts, or without a wallet the result of an async function. */
const startOf = (browser: Browser, wallet: boolean): Promise<number> =>
  timed(async () => {
    const page = await openPage(browser, { wallet })
    if (wallet)
      await page.evaluate(() => window.ethereum.request({ method: 'eth_requestAccounts' }))
    else await page.evaluate(async () => '0x38')
    return () => page.context().close()
  })

/** Returns the milliseconds per call in the fastest batch, because other programs slow down the rest. */
async function perCall(wallet: boolean): Promise<number> {
  const answer = async (_: unknown) => '0x38'
  const ask = wallet ? window.ethereum.request : answer
  const batches: number[] = []
  for (let batch = 0; batch < 12; batch++) {
    const start = performance.now()
    for (let i = 0; i < 2_000; i++) await ask({ method: 'eth_chainId' })
    batches.push((performance.now() - start) / 2_000)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return Math.min(...batches)
}

async function heapOf(page: Awaited<ReturnType<typeof openPage>>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 2 ** 20
}

const url = 'http://dapp.test/'

/** Opens a page with one heading at `url`, in a browser context of its own. */
const openPage = async (browser: Browser, { wallet }: { wallet: boolean }) => {
  const context = await browser.newContext()
  await context.route(url, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>dapp</h1>' }),
  )
  if (wallet) await (await createWallets(context)).add('metamask')
  const page = await context.newPage()
  await page.goto(url)
  return page
}
