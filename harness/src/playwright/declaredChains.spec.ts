import { expect, test } from './index.ts'

test.use({ chains: { 56: {}, 8453: { name: 'Base' } } })

const dapp = `<button>Use Base</button><output></output><script>
  const ask = (method, ...params) => ethereum.request({ method, params })
  document.querySelector('button').onclick = async () => {
    const [account] = await ask('eth_requestAccounts')
    await ask('wallet_switchEthereumChain', { chainId: '0x2105' })
    document.querySelector('output').textContent = await ask('eth_getBalance', account, 'latest')
  }</script>`

test('the page switches to a second local chain', async ({ page, wallet, chain }) => {
  await page.route('http://dapp.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: dapp }),
  )
  await page.goto('http://dapp.test/')
  const base = await chain.of(8453)
  await base.rpc('anvil_setBalance', [base.accounts[0]?.address, '0x7'])

  await page.getByRole('button', { name: 'Use Base' }).click()
  await expect(page.locator('output')).toHaveText('0x7')
  expect(wallet.chainId).toBe(8453)
})
