import { expect, test } from 'vitest'
import { createWallet } from '../createWallet.ts'

// MetaMask's recording 36 (harness/recordings) shows the block, and 37 and 38 show requests that are not blocked.
// The duration of the block is from MetaMask's source.

test('blocks a site for 60 s after three rejections in a row', async () => {
  const site = await connected()
  await site.rejects(3)
  site.pass(60_000)
  expect(await site.switches()).toEqual(blocked)
})

test('accepts requests of a blocked site again after 60 s', async () => {
  const site = await connected()
  await site.rejects(3)
  site.pass(60_001)
  expect(await site.switches()).toBeNull()
})

test('restarts the count at a rejection 30 s after the previous one', async () => {
  const site = await connected()
  await site.rejects(2)
  site.pass(30_000)
  await site.rejects(1)
  expect(await site.switches()).toBeNull()
})

test('does not count a closed window as a rejection', async () => {
  const site = await connected()
  await site.rejects(2)
  await site.closes()
  expect(await site.switches()).toBeNull()
})

test('keeps the count of rejections when a window is closed', async () => {
  const site = await connected()
  await site.rejects(2)
  await site.closes()
  await site.rejects(1)
  expect(await site.switches()).toEqual(blocked)
})

test('does not block MetaMask’s own test dapps', async () => {
  const site = await connected('http://localhost:8080')
  await site.rejects(3)
  expect(await site.switches()).toBeNull()
})

test('applies a rule for a request before the spam filter', async () => {
  const site = await connected()
  await site.rejects(3)
  site.wallet.when('wallet_switchEthereumChain').once().reject()
  expect(await site.asks()).toMatchObject({ code: 4001 })
})

const blocked = {
  code: 4100,
  message: 'Request blocked due to spam filter.',
  stack: expect.any(String) as string,
}

/** Connects a site. Its requests to switch the chain open a prompt. */
async function connected(origin = 'https://dapp.example') {
  let now = 1_000_000
  const clock = { now: () => now, setTimeout, clearTimeout: () => {} }
  const wallet = createWallet({ persona: 'metamask', origin, clock, approval: 'prompt' })
  const request = (method: string, params: unknown[] = []) =>
    wallet.provider.request({ method, params }).catch((error: unknown) => error)
  const asks = () => request('wallet_switchEthereumChain', [{ chainId: '0x1' }])
  /**
   * Requests a switch of the chain, waits until its prompt is open or the request is blocked, then performs the
   * user's action.
   */
  const answered = async (hand: () => void) => {
    const asked = asks()
    await Promise.race([wallet.waitForPrompt('wallet_switchEthereumChain'), asked])
    hand()
    return asked
  }
  const connects = request('eth_requestAccounts')
  ;(await wallet.waitForPrompt('eth_requestAccounts')).approve()
  await connects
  wallet.when('wallet_switchEthereumChain').prompt()
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
