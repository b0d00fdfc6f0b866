import { expect, test } from 'vitest'
import { createWallet } from '../createWallet.ts'

// That the real one blocks is in recordings 36 to 38; for how long is read in its source.

test('three rejections in a row block the site for 60 s', async () => {
  const site = await connected()
  await site.rejects(3)
  site.pass(60_000)
  expect(await site.switches()).toEqual(blocked)
})

test('after 60 s it may ask again', async () => {
  const site = await connected()
  await site.rejects(3)
  site.pass(60_001)
  expect(await site.switches()).toBeNull()
})

test('a rejection 30 s after the one before is the first of a row', async () => {
  const site = await connected()
  await site.rejects(2)
  site.pass(30_000)
  await site.rejects(1)
  expect(await site.switches()).toBeNull()
})

test('a window that is closed is no rejection', async () => {
  const site = await connected()
  await site.rejects(2)
  await site.closes()
  expect(await site.switches()).toBeNull()
})

test('nor does it take one back', async () => {
  const site = await connected()
  await site.rejects(2)
  await site.closes()
  await site.rejects(1)
  expect(await site.switches()).toEqual(blocked)
})

test('of MetaMask’s own test dapps none is blocked', async () => {
  const site = await connected('http://localhost:8080')
  await site.rejects(3)
  expect(await site.switches()).toBeNull()
})

test('what a rule says of a request comes before the filter', async () => {
  const site = await connected()
  await site.rejects(3)
  site.wallet.on('wallet_switchEthereumChain').once().reject()
  expect(await site.asks()).toMatchObject({ code: 4001 })
})

const blocked = {
  code: 4100,
  message: 'Request blocked due to spam filter.',
  stack: expect.any(String) as string,
}

/** A connected site of which each wish to switch opens a prompt. */
async function connected(origin = 'https://dapp.example') {
  let now = 1_000_000
  const clock = { now: () => now, setTimeout, clearTimeout: () => {} }
  const wallet = createWallet({ persona: 'metamask', origin, clock, approval: 'prompt' })
  const request = (method: string, params: unknown[] = []) =>
    wallet.provider.request({ method, params }).catch((error: unknown) => error)
  const asks = () => request('wallet_switchEthereumChain', [{ chainId: '0x1' }])
  /** What is refused at once opens no prompt. */
  const answered = async (hand: () => void) => {
    const asked = asks()
    await Promise.race([wallet.prompt('wallet_switchEthereumChain'), asked])
    hand()
    return asked
  }
  const connects = request('eth_requestAccounts')
  ;(await wallet.prompt('eth_requestAccounts')).approve()
  await connects
  wallet.on('wallet_switchEthereumChain').prompt()
  return {
    wallet,
    asks,
    pass: (ms: number) => void (now += ms),
    rejects: async (times: number) => {
      for (let count = 0; count < times; count++) await answered(() => wallet.reject())
    },
    closes: () => answered(() => wallet.dismiss()),
    switches: () => answered(() => wallet.approve()),
  }
}
