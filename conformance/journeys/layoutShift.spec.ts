import { type Dapp, expect, test } from './dappFixture.ts'
import { longTestTag } from './longTestTag.ts'

declare global {
  interface Window {
    shifted(): Promise<Shift[]>
  }
}

/** A layout shift that no user input caused: its score (https://web.dev/articles/cls) and the elements that moved. */
type Shift = { value: number; moved: string[] }

type LayoutShift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** Maximum sum of the scores. Web Vitals rates up to 0.1 as good, but a restored page must hardly move. */
const bound = 0.02

for (const { device, ...size } of [
  { device: 'phone', width: 390, height: 844 },
  { device: 'desk', width: 1280, height: 800 },
]) {
  test(`on a ${device} the layout does not shift while a reload restores${longTestTag(device !== 'phone')}`, async ({
    dapp,
  }) => {
    await connected(dapp, size)
    await dapp.page.reload()
    await balances(dapp)
    expect(sum(await shifted(dapp))).toBeLessThanOrEqual(bound)
  })

  test(`on a ${device} the layout does not shift with a slow wallet and slow nodes${longTestTag(device !== 'desk')}`, async ({
    dapp,
    wallet,
  }) => {
    await connected(dapp, size)
    wallet.when('eth_accounts').after(500).once().approve()
    await dapp.page.route(/bsc-dataseed|publicnode/, async (route) => {
      await expect(dapp.status).toContainText('You are connected')
      await expect(dapp.account).toContainText('Reading the balances…')
      await route.fallback()
    })
    await dapp.page.reload()
    await balances(dapp)
    expect(sum(await shifted(dapp))).toBeLessThanOrEqual(bound)
  })

  test(`on a ${device} the layout does not shift on a network without tokens @long`, async ({
    dapp,
  }) => {
    await connected(dapp, size)
    await dapp.switchTo('Ethereum')
    await dapp.page.keyboard.press('Escape')
    await expect(dapp.account).toContainText('10,000 ETH')
    await dapp.page.reload()
    await expect(dapp.account).toContainText('10,000 ETH')
    expect(sum(await shifted(dapp))).toBeLessThanOrEqual(bound)
  })
}

test('measures a shift when the test adds an element at the top', async ({ dapp }) => {
  await connected(dapp, { width: 390, height: 844 })
  await dapp.page.reload()
  await balances(dapp)
  await dapp.page.evaluate(() => {
    const late = document.createElement('div')
    late.style.blockSize = '20rem'
    document.querySelector('main')!.prepend(late)
  })
  const shifts = await shifted(dapp)
  expect(sum(shifts)).toBeGreaterThan(bound)
  expect(shifts.at(-1)!.moved.join()).toContain('card')
})

/** Connects in the dialog. From the next page load on, the page records its layout shifts. */
async function connected(dapp: Dapp, size: { width: number; height: number }): Promise<void> {
  await dapp.page.setViewportSize(size)
  await dapp.pick('MetaMask')
  await balances(dapp)
  await dapp.page.addInitScript(() => {
    const shifts: Shift[] = []
    const keep = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as LayoutShift[]) {
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const name = (node instanceof Element && node.className) || node?.nodeName
          return `${name} from ${previousRect.y} to ${currentRect.y}`
        })
        if (!hadRecentInput) shifts.push({ value, moved })
      }
    }
    const observer = new PerformanceObserver((list) => keep(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    window.shifted = async () => {
      // Wait for three frames: the next one renders the current content, and the browser reports
      // its shifts after that.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
      keep(observer.takeRecords())
      return shifts
    }
  })
}

const balances = ({ account }: Dapp) => expect(account).toContainText('10,000 CAKE')

const shifted = ({ page }: Dapp) => page.evaluate(() => window.shifted())

const sum = (shifts: readonly Shift[]) => shifts.reduce((total, { value }) => total + value, 0)
