import { describe } from 'vitest'
import { test } from './browser.ts'

const connect = () => window.ethereum.request({ method: 'eth_requestAccounts' })

test('the page finds the wallet and gets its rejection', async ({ wallet, expect }) => {
  wallet.announce(window)
  wallet.when('eth_requestAccounts').once().reject()
  await expect(connect()).rejects.toMatchObject({ code: 4001 })
  expect(await connect()).toEqual(wallet.accounts)
  expect(wallet.calls('eth_requestAccounts')[0]?.origin).toBe(location.origin)
})

test('a transaction of the page is in a block of the local chain', async ({ wallet, expect }) => {
  wallet.announce(window)
  const [from] = (await connect()) as string[]
  const ask = (method: string, params: unknown[]) => window.ethereum.request({ method, params })
  const hash = await ask('eth_sendTransaction', [{ from, to: from, value: '0x1' }])
  await expect.poll(() => ask('eth_getTransactionReceipt', [hash])).toMatchObject({ status: '0x1' })
})

test('signs with a real key in the page', async ({ wallet, expect }) => {
  wallet.announce(window)
  const [from] = (await connect()) as string[]
  const ask = (method: string, params: unknown[]) => window.ethereum.request({ method, params })
  const signature = await ask('personal_sign', ['0x6869', from])
  expect(await ask('personal_ecRecover', ['0x6869', signature])).toBe(from)
})

test('the wallet lists Ethereum and a local chain 56', async ({ wallet, expect }) => {
  const ask = (method: string, params: unknown[]) => wallet.provider.request({ method, params })
  expect(await ask('wallet_switchEthereumChain', [{ chainId: '0x1' }])).toBeNull()
  await ask('wallet_switchEthereumChain', [{ chainId: '0x38' }])
  expect(await ask('eth_blockNumber', [])).toMatch(/^0x/)
})

test('the page does not have the wallet of the previous test', ({ expect }) => {
  expect('ethereum' in window).toBe(false)
})

describe('fixtures that a page cannot have', () => {
  const reported: (string | undefined)[] = []
  test.afterEach(({ task }) => {
    if (task.result?.state === 'fail') reported.push(task.result.errors?.[0]?.message)
  })
  test.fails('a chain of its own', ({ chain: _ }) => {})
  test.fails('chains of its own', ({ localChains: _ }) => {})
  test.fails('a phone', ({ phone: _ }) => {})
  test.fails('a relay', ({ relay: _ }) => {})

  test('fail with a sentence that says what to do', ({ expect }) => {
    const why = (name: string) =>
      `There is no "${name}" in Vitest's browser mode, because a page can start no process and no server: `
    const wallet = `add "@touchstone/harness/vitest/chain" to globalSetup, and the wallet has a local chain, or run this test in Node.`
    const elsewhere = 'run this test in Node or in Playwright.'
    expect(reported).toEqual([
      why('chain') + wallet,
      why('localChains') + wallet,
      why('phone') + elsewhere,
      why('relay') + elsewhere,
    ])
  })
})
