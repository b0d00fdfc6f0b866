import { expect, test } from './index.ts'

test.beforeEach(async ({ context }) => {
  await context.route('http://dapp.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>dapp</h1>' }),
  )
})

test('uses the address in the wallet’s own list for other chains', async ({
  page,
  chain,
  wallets,
}) => {
  const { url } = await chain.of(97)
  const own = { 97: { name: 'Own', rpcUrl: url } }
  await wallets.add('standard', { chainId: 97, chains: own })
  await page.goto('http://dapp.test/')
  const block = await page.evaluate(() => window.ethereum.request({ method: 'eth_blockNumber' }))
  expect(block).toBe('0x0')
})

test('uses the address that the page gave for a chain that it added', async ({
  page,
  chain,
  wallets,
}) => {
  const { url } = await chain.of(97)
  const wallet = await wallets.add('standard')
  await page.goto('http://dapp.test/')
  const block = await page.evaluate(async (rpcUrl) => {
    const ask = (method: string, params: unknown[] = []) =>
      window.ethereum.request({ method, params })
    const nativeCurrency = { name: 'BNB', symbol: 'BNB', decimals: 18 }
    await ask('eth_requestAccounts')
    await ask('wallet_addEthereumChain', [
      { chainId: '0x61', chainName: 'Own', nativeCurrency, rpcUrls: [rpcUrl] },
    ])
    await ask('wallet_switchEthereumChain', [{ chainId: '0x61' }])
    return ask('eth_blockNumber')
  }, url)
  expect(block).toBe('0x0')
  expect(wallet.chainId).toBe(97)
})
