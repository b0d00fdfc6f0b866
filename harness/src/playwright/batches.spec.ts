import { expect, test } from './index.ts'

test.use({ walletOptions: { capabilities: [{ atomic: 'ready' }] } })

const dapp = `<button>Pay</button><output></output><script>
  const ask = (method, ...params) => ethereum.request({ method, params })
  document.querySelector('button').onclick = async () => {
    const [from] = await ask('eth_requestAccounts')
    const { '0x38': { atomic } } = await ask('wallet_getCapabilities', from, ['0x38'])
    document.querySelector('output').textContent = atomic?.status
  }</script>`

test('the page pays in one step if the wallet supports it', async ({ page, wallet }) => {
  await page.route('http://dapp.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: dapp }),
  )
  await page.goto('http://dapp.test/')
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.locator('output')).toHaveText('ready')

  await wallet.setCapabilities({ chainId: 56, atomic: 'supported' })
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.locator('output')).toHaveText('supported')
})
