import { expect, test } from './index.ts'

const strict = "default-src 'none'; script-src 'self'"

test.beforeEach(async ({ context }) => {
  await context.route('http://dapp.test/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': strict },
      body: '<h1>dapp</h1>',
    }),
  )
})

test('the wallet works, signs and sends under a strict content security policy', async ({
  page,
  wallet,
}) => {
  await page.goto('http://dapp.test/')
  const [from] = (await page.evaluate(() =>
    window.ethereum.request({ method: 'eth_requestAccounts' }),
  )) as string[]
  const signature = await page.evaluate(
    (from) => window.ethereum.request({ method: 'personal_sign', params: ['0x00', from] }),
    from,
  )
  expect(signature).toMatch(/^0x[0-9a-f]{130}$/)
  const hash = await page.evaluate(
    (from) =>
      window.ethereum.request({
        method: 'eth_sendTransaction',
        params: [{ from, to: from, value: '0x1' }],
      }),
    from,
  )
  expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
  expect(await wallet.calls('eth_sendTransaction')).toHaveLength(1)
})

test('a wallet that is added late works under a strict policy too', async ({ page, wallets }) => {
  await page.goto('http://dapp.test/')
  await wallets.add('standard')
  expect(await page.evaluate(() => window.ethereum.request({ method: 'eth_chainId' }))).toBe('0x38')
})
