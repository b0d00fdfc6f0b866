import type { Page } from '@playwright/test'
import { expect, test } from './index.ts'

const body = `<title>dapp</title><script>
  addEventListener('pageshow', (event) => (window.cached = event.persisted))
  ethereum.on('accountsChanged', (accounts) => (document.title = JSON.stringify(accounts)))
</script>`

test.beforeEach(async ({ context }) => {
  await context.route(/http:\/\/(dapp|other)\.test\//, (route) =>
    route.fulfill({ contentType: 'text/html', body }),
  )
})

const connect = (page: Page) =>
  page.evaluate(() => window.ethereum.request({ method: 'eth_requestAccounts' }))

/**
 * Chromium keeps no page in its back/forward cache while a debugger is attached, and Playwright is
 * one: the event is sent by hand, after a change of which this page was not told.
 */
test('a page that comes back from the cache hears what changed meanwhile', async ({
  page,
  wallet,
}) => {
  await page.goto('http://dapp.test/')
  await connect(page)
  // As a page in the cache, it hears nothing of what is done.
  await page.evaluate((id) => {
    const ears = (globalThis as { [key: symbol]: Record<string, { document: string }> })[
      Symbol.for('touchstone')
    ]
    if (ears?.[id]) ears[id].document = 'in the cache'
  }, wallet.id)
  await wallet.wipe()
  expect(await page.title()).not.toBe('[]')
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(page).toHaveTitle('[]')
})

test('a provider that the page replaced stays replaced, the announced one goes on', async ({
  page,
  wallet,
}) => {
  await page.goto('http://dapp.test/')
  const seen = await page.evaluate(async () => {
    const first = window.ethereum
    Object.defineProperty(window, 'ethereum', {
      configurable: true,
      value: { request: async () => 'replaced' },
    })
    const announced = new Promise<typeof first>((resolve) =>
      addEventListener('eip6963:announceProvider', (event) =>
        resolve((event as CustomEvent).detail.provider),
      ),
    )
    dispatchEvent(new Event('eip6963:requestProvider'))
    const provider = await announced
    const ask = { method: 'eth_chainId' }
    return [await window.ethereum.request(ask), await provider.request(ask), provider === first]
  })
  expect(seen).toEqual(['replaced', '0x38', true])
  expect(await wallet.calls('eth_chainId')).toHaveLength(1)
})
