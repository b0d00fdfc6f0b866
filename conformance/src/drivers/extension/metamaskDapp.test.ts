import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { folder } from './install.ts'

type Standing = { accounts: string[]; chainId: number }
type Site = { connected: () => Promise<boolean> }

// The driver is a workspace of its own: where it is not installed, its types are unknown here.
const { visitor, openDapp } = (await import(`${folder}src/dapp.ts`)) as {
  visitor: (page: object) => Site
  openDapp: (options: object) => Promise<{
    page: object
    boot: () => Promise<void>
    order: (id: number, order: object) => Promise<void>
    leave: () => Promise<object | undefined>
  }>
}
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

test('of what the tab has shown before, nothing is heard', async () => {
  const { page, dapp, heard } = await world()
  page.at = 'http://before.localhost'
  page.say({ heard: 'a late word' })
  page.at = 'http://site.localhost/'
  page.say({ heard: 'news' })
  expect(heard).toEqual([{ heard: 'news' }])
  expect(dapp.page).toBe(page)
})

test.each([
  ['an answer', true, 'a tab for the next site'],
  ['no answer', false, 'closed'],
])('a page that has %s leaves its tab or closes with it', async (_, answered, left) => {
  const { page, dapp } = await world()
  await dapp.boot()
  await dapp.order(1, { call: { args: [{ method: 'eth_accounts' }] } })
  if (answered) page.say({ id: 1, value: { result: [] } })
  const tab = await dapp.leave()
  expect(page.closed ? 'closed' : tab && 'a tab for the next site').toBe(left)
})

test('a page that no site came to is no tab for the next one', async () => {
  const { page, dapp } = await world()
  page.gone = true
  await expect(dapp.boot()).rejects.toThrow('The page is gone.')
  await dapp.leave()
  expect(page.closed).toBe(true)
})

test('what a page begins with is none of the next one in its tab', async () => {
  const { page, dapp } = await world()
  await dapp.order(1, { listen: {} })
  await dapp.boot()
  expect(page.scripts).toHaveLength(1)
  await dapp.leave()
  expect(page.scripts).toHaveLength(0)
})

/** A site in a tab that another has left. */
async function world() {
  const heard: unknown[] = []
  let hear: (message: string) => void = () => undefined
  const page = {
    at: 'http://site.localhost/',
    closed: false,
    gone: false,
    scripts: [] as unknown[],
    say: (message: object) => hear(JSON.stringify(message)),
    url: () => page.at,
    async goto() {
      if (page.gone) throw new Error('The page is gone.')
    },
    evaluate: async () => undefined,
    waitForFunction: async () => undefined,
    async addInitScript(script: unknown) {
      page.scripts.push(script)
      return { dispose: async () => void page.scripts.splice(page.scripts.indexOf(script), 1) }
    },
    isClosed: () => page.closed,
    bringToFront: async () => undefined,
    async close() {
      page.closed = true
    },
  }
  const dapp = await openDapp({
    origin: 'http://site.localhost',
    tab: { page, hear: (listener: typeof hear) => void (hear = listener) },
    tell: (message: string) => void heard.push(JSON.parse(message)),
  })
  return { page, dapp, heard }
}
