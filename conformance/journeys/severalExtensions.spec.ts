import { expect, test as base } from '@playwright/test'
import { routeNodeRequests } from '../app/environments/page/routeNodeRequests.ts'
import { createDapp, type Dapp } from './dappFixture.ts'
import {
  openSeveralExtensions,
  readAnnouncedWallets,
  type SeveralExtensions,
  walletsWithoutBuild,
} from './openSeveralExtensions.ts'
import { siteUrl } from './siteUrl.ts'

const account = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const rdnsOfAll = ['io.metamask', 'io.rabby', 'me.rainbow']
const missing = walletsWithoutBuild()

/** Playwright's `test` with the built app in a browser with MetaMask, Rabby and Rainbow. */
const test = base.extend<{ host: string; dapp: Dapp }, { extensions: SeveralExtensions }>({
  /** Host of the app. Each test has its own, because the wallets and the app remember a connection. */
  host: ['127.0.0.1', { option: true }],
  extensions: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const extensions = await openSeveralExtensions()
      await use(extensions)
      await extensions.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  dapp: async ({ extensions: { context, nodes }, host }, use) => {
    const url = siteUrl().replace('127.0.0.1', host)
    const page = await context.newPage()
    await routeNodeRequests(page, url, async (chainId) => nodes[chainId]!)
    await page.goto(url)
    await use(createDapp(page, () => {}))
    await page.close()
  },
})

test.describe.configure({ timeout: 120_000 })
// A trace adds a script to each page, with which MetaMask does not finish its onboarding.
test.use({ trace: 'off' })
test.skip(missing.length > 0, `No build here of ${missing.join(', ')}.`)

for (const [row, rdns] of [
  ['MetaMask', 'io.metamask'],
  ['Rabby', 'io.rabby'],
  ['Rainbow', 'me.rainbow'],
] as const)
  test.describe(`beside two other extensions, ${row}`, () => {
    test.use({ host: `${row.toLowerCase()}.touchstone.localhost` })

    test('connects, and the other two show no prompt @realWallets', async ({
      dapp,
      extensions,
    }) => {
      expect(await readAnnouncedWallets(dapp.page)).toEqual(rdnsOfAll)

      await dapp.pick(row)

      await expect
        .poll(() => countPrompts(extensions), { timeout: 60_000 })
        .toEqual(rdnsOfAll.map((one) => (one === rdns ? 1 : 0)))
      expect(await extensions.prompts[rdns]!.approve()).toBe(true)
      await expect(dapp.account).toContainText(new RegExp(account, 'i'))
      expect(await countPrompts(extensions)).toEqual([0, 0, 0])
    })
  })

test.describe('with three extensions', () => {
  test.use({ host: 'default.touchstone.localhost' })

  test('window.ethereum is one of them, whose prompt alone opens @realWallets', async ({
    dapp: { page },
    extensions,
  }) => {
    const answer = page.evaluate(requestDefaultWallet)

    await expect
      .poll(async () => (await countPrompts(extensions)).toSorted(), { timeout: 60_000 })
      .toEqual([0, 0, 1])
    const counts = await countPrompts(extensions)
    await extensions.prompts[rdnsOfAll[counts.indexOf(1)]!]!.approve()
    expect(await answer).toEqual([account])
    expect(await countPrompts(extensions)).toEqual([0, 0, 0])
  })
})

/** Requests accounts from `window.ethereum`, for which the extensions compete. Runs in the page. */
function requestDefaultWallet(): Promise<unknown> {
  // An extension adds `ethereum`, so the types of a page do not have it.
  const { ethereum } = globalThis as unknown as { ethereum: Eip1193 }
  return ethereum.request({ method: 'eth_requestAccounts' })
}

type Eip1193 = { request(call: { method: string }): Promise<unknown> }

/** Returns the number of prompts of each wallet, in the order of `rdnsOfAll`. */
const countPrompts = ({ prompts }: SeveralExtensions): Promise<number[]> =>
  Promise.all(rdnsOfAll.map((rdns) => prompts[rdns]!.count()))
