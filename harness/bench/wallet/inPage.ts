import type { Measurement } from '@touchstone/config/bench'
import { createWallets } from '../../src/playwright/index.ts'
import { launch, openPage } from './browser.ts'
import { median } from './median.ts'

/** A call that the wallet answers by itself, beside a resolved async function of the page; and the heap. */
export const inPage = async (): Promise<Measurement[]> => {
  const browser = await launch()
  try {
    const bare = await openPage(browser)
    const page = await openPage(browser, async (context) =>
      (await createWallets(context)).add('metamask'),
    )
    const value = await page.evaluate(perCall, true)
    const floor = await page.evaluate(perCall, false)
    const heap = (await heapOf(page)) - (await heapOf(bare))
    return [
      {
        id: 'wallet.page.eth_chainId',
        value,
        unit: 'ms',
        floor,
        goal: '<= 0.02 ms',
        met: value <= 0.02,
      },
      {
        id: 'wallet.page.heap',
        value: heap,
        unit: 'MB',
        floor: 1,
        goal: '<= +1 MB',
        met: heap <= 1,
      },
      await start(browser),
    ]
  } finally {
    await browser.close()
  }
}

/** Start of a test to the first answer of `eth_chainId`, beside the same page without a wallet. */
async function start(browser: Awaited<ReturnType<typeof launch>>): Promise<Measurement> {
  const ours: number[] = []
  const bare: number[] = []
  for (let round = 0; round < 9; round++) {
    bare.push(
      await timed(async () => {
        const page = await openPage(browser)
        await page.evaluate(async () => '0x38')
        return page
      }),
    )
    ours.push(
      await timed(async () => {
        const page = await openPage(browser, async (context) =>
          (await createWallets(context)).add('metamask'),
        )
        await page.evaluate(() => window.ethereum.request({ method: 'eth_requestAccounts' }))
        return page
      }),
    )
  }
  const [value, floor] = [median(ours), median(bare)]
  return {
    id: 'wallet.start',
    value,
    unit: 'ms',
    floor,
    goal: '<= 1.1 x a bare page',
    met: value <= 1.1 * floor,
  }
}

async function timed(act: () => ReturnType<typeof openPage>): Promise<number> {
  const begun = performance.now()
  const page = await act()
  const took = performance.now() - begun
  await page.context().close()
  return took
}

/** Runs in the page. ms a call, the best of some batches: what the call costs, not what the machine does besides. */
async function perCall(wallet: boolean): Promise<number> {
  const answer = async (_: unknown) => '0x38'
  const ask = wallet ? window.ethereum.request : answer
  const batches: number[] = []
  for (let batch = 0; batch < 12; batch++) {
    const begun = performance.now()
    for (let i = 0; i < 2_000; i++) await ask({ method: 'eth_chainId' })
    batches.push((performance.now() - begun) / 2_000)
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
