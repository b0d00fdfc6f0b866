import { expect, test } from './index.ts'

test.beforeEach(async ({ context }) => {
  await context.route('http://dapp.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>dapp</title>' }),
  )
})

test('a provider that the page replaced stays replaced, and the announced one still works', async ({
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
