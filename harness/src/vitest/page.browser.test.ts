import { test } from './browser.ts'

const connect = () => window.ethereum.request({ method: 'eth_requestAccounts' })

test('in a browser the page finds the wallet, and is declined in its own shape', async ({
  wallet,
  expect,
}) => {
  wallet.announce(window)
  wallet.on('eth_requestAccounts').once().reject()
  await expect(connect()).rejects.toMatchObject({ code: 4001 })
  expect(await connect()).toEqual(wallet.accounts)
  expect(wallet.calls('eth_requestAccounts')[0]?.origin).toBe(location.origin)
})

test('what the page sends is in a block of the local chain', async ({ wallet, expect }) => {
  wallet.announce(window)
  const [from] = (await connect()) as string[]
  const ask = (method: string, params: unknown[]) => window.ethereum.request({ method, params })
  const hash = await ask('eth_sendTransaction', [{ from, to: from, value: '0x1' }])
  await expect.poll(() => ask('eth_getTransactionReceipt', [hash])).toMatchObject({ status: '0x1' })
})

test('a real signature, made in the page', async ({ wallet, expect }) => {
  wallet.announce(window)
  const [from] = (await connect()) as string[]
  const ask = (method: string, params: unknown[]) => window.ethereum.request({ method, params })
  const signature = await ask('personal_sign', ['0x6869', from])
  expect(await ask('personal_ecRecover', ['0x6869', signature])).toBe(from)
})

test('the page has no wallet of the test before', ({ expect }) => {
  expect('ethereum' in window).toBe(false)
})
