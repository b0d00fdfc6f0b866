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

test('signs a transaction itself if the node has no key of the account', async ({
  page,
  chain,
  wallets,
}) => {
  const address = '0x2c7536E3605D9C16a7a3D7b1898e529396a65c23'
  const privateKey = '0x4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318'
  await chain.rpc('anvil_setBalance', [address, '0xde0b6b3a7640000'])
  await wallets.add('standard', { accounts: [{ address, privateKey }] })
  await page.goto('http://dapp.test/')
  const hash = await page.evaluate(async () => {
    const [from] = (await window.ethereum.request({ method: 'eth_requestAccounts' })) as string[]
    return window.ethereum.request({
      method: 'eth_sendTransaction',
      params: [{ from, to: from, value: '0x1' }],
    })
  })
  expect(await chain.rpc('eth_getTransactionByHash', [hash])).toMatchObject({ hash })
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
