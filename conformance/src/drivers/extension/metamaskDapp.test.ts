import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { folder } from './install.ts'

type Standing = { accounts: string[]; chainId: number }
type Site = { connected: () => Promise<boolean> }

// The driver is a workspace of its own: where it is not installed, its types are unknown here.
const { visitor } = (await import(`${folder}src/dapp.ts`)) as { visitor: (page: object) => Site }
const { createActs } = (await import(`${folder}src/acts.ts`)) as {
  createActs: (
    session: object,
    accounts: string[],
    stranger: object,
  ) => { at: (site: object) => void; restore: () => Promise<void> }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
})

test.each([
  ['with accounts', ['0xa'], true],
  ['without any', [], false],
])('a page %s is known to be so at once', async (_, accounts, connected) => {
  expect(await visitor(pageOf({ accounts, chainId: 56 })).connected()).toBe(connected)
})

test('a page that lost a BigInt never answers again: after 3 s nothing is known of its permission', async () => {
  let known: boolean | undefined
  void visitor(mute)
    .connected()
    .then((connected) => (known = connected))
  await vi.advanceTimersByTimeAsync(2999)
  expect(known).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(known).toBe(false)
})

test('nor does it keep the wallet from going back to chain 56, by the way that needs no site', async () => {
  const moves: string[] = []
  const home = {
    selectChain: async (chainId: number) => void moves.push(`wallet to ${chainId}`),
    limitSite: async () => void moves.push('site to 56'),
  }
  const stranger = {
    standing: async () => ({ accounts: [], chainId: 1 }),
    reached: async () => true,
  }
  const hand = createActs({ home, notification: { clear: async () => {} } }, [], stranger)
  hand.at({ origin: 'http://site', waiting: () => true, ...visitor(mute) })
  const restored = hand.restore().then(() => moves)
  await vi.advanceTimersByTimeAsync(3000)
  await expect(Promise.race([restored, 'still waiting'])).resolves.toEqual(['wallet to 56'])
})

/** A page in which MetaMask's provider says this. */
const pageOf = (standing: Standing) => ({ evaluate: async () => standing })

const mute = { evaluate: () => new Promise<never>(() => {}) }
