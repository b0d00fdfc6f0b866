import { expect, test } from './index.ts'

const rpc = 'https://bsc.example/'

test('a fault of the chain affects requests of the page at its own address', async ({
  page,
  chain,
}) => {
  await page.route('http://dapp.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>dapp</h1>' }),
  )
  await chain.route(page, rpc)
  await page.goto('http://dapp.test/')
  const ask = () =>
    page.evaluate(async (url) => {
      const body = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}'
      try {
        const answer = await fetch(url, { method: 'POST', body })
        return answer.ok ? ((await answer.json()) as { result: string }).result : answer.status
      } catch (error) {
        return (error as Error).name
      }
    }, rpc)

  chain.fault({ kind: 429, times: 1 })
  expect(await ask()).toBe(429)
  chain.fault({ kind: 'drop', times: 1 })
  expect(await ask()).toBe('TypeError')
  chain.fault({ kind: 'truncated', times: 1 })
  expect(await ask()).toBe('SyntaxError')
  chain.fault({ kind: 'wrong-chain', times: 1 })
  expect(await ask()).toBe('0x1')
  expect(await ask()).toBe('0x38')
})

test('a fault affects the wallet too, which reports it to the page', async ({
  page,
  chain,
  wallets,
}) => {
  await wallets.add('standard')
  await page.route('http://dapp.test/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>dapp</h1>' }),
  )
  await page.goto('http://dapp.test/')
  const ask = () =>
    page.evaluate(() =>
      (window as unknown as { ethereum: { request(args: object): Promise<unknown> } }).ethereum
        .request({ method: 'eth_blockNumber' })
        .catch((error: { code: number }) => error.code),
    )
  expect(await ask()).toBe('0x0')
  chain.fault({ kind: 500, method: 'eth_blockNumber' })
  expect(await ask()).toBe(-32603)
})
