import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { chromiumOptions } from '@touchstone/tooling/browser'
import { expect, test as base } from './index.ts'

/** Page that records the events of its wallet and whether it came from the back/forward cache. */
const body = `<title>dapp</title><script>
  const seen = (window.seen = { restored: 0, accounts: [], chains: [], announced: 0 })
  addEventListener('pageshow', (event) => (seen.restored += event.persisted ? 1 : 0))
  addEventListener('eip6963:announceProvider', () => (seen.announced += 1))
  ethereum.on('accountsChanged', (accounts) => seen.accounts.push(accounts))
  ethereum.on('chainChanged', (chainId) => seen.chains.push(chainId))
</script>`

type Seen = { restored: number; accounts: string[][]; chains: string[]; announced: number }
declare const seen: Seen

/**
 * Test that enables Chromium's back/forward cache, which Playwright disables. The headless shell has no such cache.
 * The test serves its pages from a server, because the cache does not keep pages that a route fulfilled.
 */
const test = base.extend<object, { site: string }>({
  launchOptions: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await use({ ...chromiumOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] })
    },
    { scope: 'worker' },
  ],
  site: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = createServer((_, answer) => {
        answer.setHeader('content-type', 'text/html').end(body)
      })
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
      await closed(server)
    },
    { scope: 'worker' },
  ],
})

const closed = (server: Server) => {
  server.closeAllConnections()
  return new Promise((done) => server.close(done))
}

const ask = (page: Page, method: string) =>
  page.evaluate((name) => window.ethereum.request({ method: name }), method)

/** Visits another page of the site, runs the given steps there, and goes back. */
const away = async (page: Page, site: string, meanwhile: () => Promise<void> = async () => {}) => {
  await page.goto(`${site}/away`)
  await meanwhile()
  await page.goBack({ waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => seen.restored)).toBe(1)
}

test('a page from the cache keeps its connection and gets no event twice', async ({
  page,
  site,
  wallet,
}) => {
  await page.goto(site)
  const accounts = await ask(page, 'eth_requestAccounts')
  await page.evaluate(() => Object.assign(window, { same: window.ethereum }))

  await away(page, site)

  expect(await ask(page, 'eth_accounts')).toEqual(accounts)
  expect(await page.evaluate(() => Object.is(Reflect.get(window, 'same'), window.ethereum))).toBe(
    true,
  )
  await wallet.switchChain(1)
  await expect.poll(() => page.evaluate(() => seen.chains)).toEqual(['0x1'])
  await page.evaluate(() => {
    seen.announced = 0
    dispatchEvent(new Event('eip6963:requestProvider'))
  })
  expect(await page.evaluate(() => seen)).toEqual({
    restored: 1,
    accounts: [accounts],
    chains: ['0x1'],
    announced: 1,
  })
})

test('a page from the cache gets one event for changes in between', async ({
  page,
  site,
  wallet,
}) => {
  await page.goto(site)
  const accounts = await ask(page, 'eth_requestAccounts')
  await away(page, site, () => wallet.wipeAccounts())
  await expect.poll(() => page.evaluate(() => seen.accounts)).toEqual([accounts, []])
  expect(await ask(page, 'eth_accounts')).toEqual([])
})

test('a page from the cache has the rules that were added and removed in between', async ({
  page,
  site,
  wallet,
}) => {
  const gone = wallet.when('eth_chainId').reply('0x999')
  await page.goto(site)
  await away(page, site, async () => {
    await gone.remove()
    wallet.when('net_version').reply('verbatim')
  })
  expect(await ask(page, 'net_version')).toBe('verbatim')
  expect(await ask(page, 'eth_chainId')).toBe('0x38')
})

test('a prompt that was open before the navigation can be answered after going back', async ({
  page,
  site,
  wallet,
}) => {
  wallet.when('eth_requestAccounts').prompt()
  await page.goto(site)
  await page.evaluate(() => {
    const asked = window.ethereum.request({ method: 'eth_requestAccounts' })
    void asked.then((accounts) => Object.assign(window, { answer: accounts }))
  })
  await wallet.waitForPrompt('eth_requestAccounts')
  await away(page, site)
  await wallet.approve()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'answer'))).toHaveLength(1)
})
