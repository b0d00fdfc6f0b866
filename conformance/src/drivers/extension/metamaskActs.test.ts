import { describe, expect, test } from 'vitest'
import { folder } from './install.ts'

type Standing = { accounts: string[]; chainId: number }
type Hand = {
  acts: {
    approve(choice: { accounts: string[] }): Promise<boolean>
    selectAccounts(accounts: string[]): Promise<void>
    switchChain(chainId: number): Promise<void>
    lock(): Promise<void>
    unlock(): Promise<void>
    revoke(): Promise<void>
    networkDown(): Promise<void>
  }
  at(site: object): void
  permit(has: boolean): void
  limit(chains: number[]): Promise<void>
  keep(): Promise<void>
  back(): Promise<boolean>
  goHome(): Promise<void>
  window(origin?: string): Promise<void>
  restore(asked?: boolean): Promise<void>
}

// The driver is a workspace of its own: where it is not installed, its types are unknown here.
const { createActs } = (await import(`${folder}src/acts.ts`)) as {
  createActs: (session: object, accounts: string[], stranger: object) => Hand
}

const [a, b] = ['0xA', '0xB']

/** A wallet and a site that do what they are told at once, and write it down. */
const open = ({ connected = true, chainId = 56 } = {}) => {
  const done: string[] = []
  const site = {
    standing: { accounts: connected ? [a] : [], chainId } as Standing,
    waiting: false,
    told: true,
    asked: { switched: [] as number[], subscribed: false, rejected: false },
    prompts: 0,
    /** Where new sites begin, and where the act that is named leaves it. */
    wallet: 56,
    leaves: {} as { [act: string]: number },
  }
  const note = (act: string, ...args: unknown[]) => {
    done.push([act, ...args].join(' '))
    site.wallet = site.leaves[act] ?? site.wallet
  }
  const home = {
    selectAccount: async (index: number) => note('select account', index),
    permitAccounts: async (_: string, indexes: number[]) => note('permit', ...indexes),
    selectChain: async (to: number) => note('select chain', to),
    moveSite: async (_: string, from: number, to: number) => note('move site', from, to),
    limitSite: async (_: string, chains: number[]) => note('limit site', ...chains),
    openSite: async () => note('open site'),
    revoke: async () => note('revoke'),
    lock: async () => note('lock'),
  }
  const notification = {
    approve: async () => true,
    unlock: async () => note('unlock'),
    prompts: async () => site.prompts,
    allowWindow: async (origin: string) => note('allow window', origin),
    dismiss: async () => true,
    forbidWindow: async () => note('forbid window'),
    clear: async (ms?: number) => note('clear', ...(ms === undefined ? [] : [`within ${ms} ms`])),
  }
  const stranger = {
    standing: async () => ({ accounts: [], chainId: site.wallet }),
    reached: async (to: number) => site.wallet === to,
  }
  const hand = createActs({ home, notification, standIn: { cut: () => {} } }, [a, b], stranger)
  hand.at({
    origin: 'http://site',
    standing: async () => ({ ...site.standing }),
    connected: async () => site.standing.accounts.length > 0,
    waiting: () => site.waiting,
    answered: () => new Promise<void>(() => {}),
    reached: async () => site.told,
    asked: site.asked,
    forget: async () => note('forget'),
    async switchTo(to: number) {
      note('switch site', to)
      site.standing.chainId = to
      return true
    },
  })
  hand.permit(connected)
  return { hand, site, done }
}

/** A site as it was kept, and what was done since. */
const kept = async (world?: { connected?: boolean; chainId?: number }) => {
  const opened = open(world)
  await opened.hand.keep()
  opened.done.length = 0
  return opened
}

describe('keep', () => {
  test('a connected site is kept on chain 56', async () => {
    const { hand, site, done } = open({ chainId: 1 })
    await hand.keep()
    expect(done).toEqual(['switch site 56'])
    site.standing.chainId = 1
    expect(await hand.back()).toBe(true)
    expect(site.standing.chainId).toBe(56)
  })

  test('a site without a permission is kept where it is', async () => {
    const { hand, done } = open({ connected: false, chainId: 1 })
    await hand.keep()
    expect(done).toEqual([])
    expect(await hand.back()).toBe(true)
  })
})

describe('a site is back', () => {
  test('where nothing was done with it, and nothing is done', async () => {
    const { hand, done } = await kept()
    expect(await hand.back()).toBe(true)
    expect(done).toEqual([])
  })

  test('on its chain, once it has been told of the last one that it asked for', async () => {
    const { hand, site, done } = await kept()
    site.asked.switched.push(1)
    site.standing.chainId = 1
    expect(await hand.back()).toBe(true)
    expect(done).toEqual(['switch site 56'])
    // What was asked is forgotten: the next check does not wait for it.
    expect(site.asked.switched).toEqual([])
  })

  test('with a look at its page in the wallet, where its chains were edited there', async () => {
    const { hand, site, done } = await kept()
    await hand.acts.switchChain(1)
    site.standing.chainId = 1
    expect(await hand.back()).toBe(true)
    expect(done).toEqual(['move site 56 1', 'open site', 'switch site 56'])
    expect(await hand.back()).toBe(true)
    expect(done).toHaveLength(3)
  })

  test('with its rejections forgotten: three in a row, and MetaMask would block it', async () => {
    const { hand, site, done } = await kept()
    site.asked.rejected = true
    expect(await hand.back()).toBe(true)
    expect(await hand.back()).toBe(true)
    expect(done).toEqual(['forget'])
  })

  test('so it is after the wallet was locked and unlocked', async () => {
    const { hand } = await kept()
    await hand.acts.lock()
    await hand.acts.unlock()
    expect(await hand.back()).toBe(true)
  })
})

describe('a site is not back', () => {
  type Opened = Awaited<ReturnType<typeof kept>>
  test.each<[string, (opened: Opened) => unknown]>([
    ['that waits for an answer', ({ site }) => (site.waiting = true)],
    ['that news come to', ({ site }) => (site.asked.subscribed = true)],
    ['that still has a prompt', ({ site }) => (site.prompts = 1)],
    ['of a locked wallet', ({ hand }) => hand.acts.lock()],
    ['whose network is cut', ({ hand }) => hand.acts.networkDown()],
    ['whose accounts were edited', ({ hand }) => hand.acts.selectAccounts([b])],
    [
      'of a wallet whose account was selected for a consent',
      ({ hand }) => hand.acts.approve({ accounts: [b, a] }),
    ],
    ['that was disconnected', ({ hand }) => hand.acts.revoke()],
    ['that has other accounts', ({ site }) => (site.standing.accounts = [b])],
    ['that asked for a chain and is not there yet', ({ site }) => site.asked.switched.push(1)],
    ['that a person sent elsewhere, and is not there yet', ({ hand }) => hand.acts.switchChain(1)],
    [
      'that is there, and was not told',
      ({ site }) => {
        site.asked.switched.push(1)
        site.standing.chainId = 1
        site.told = false
      },
    ],
    [
      'that both it and a person moved: nobody knows who was last',
      async ({ hand, site }) => {
        site.asked.switched.push(1)
        await hand.acts.switchChain(1)
        site.standing.chainId = 1
      },
    ],
  ])('%s', async (_, act) => {
    const opened = await kept()
    await act(opened)
    expect(await opened.hand.back()).toBe(false)
  })

  test('that was never kept', async () => {
    expect(await open().hand.back()).toBe(false)
  })

  test('without a permission, where it is on another chain: it cannot go by itself', async () => {
    const { hand, site, done } = await kept({ connected: false })
    site.standing.chainId = 1
    expect(await hand.back()).toBe(false)
    expect(done).toEqual([])
  })

  test('in a wallet whose account was selected before the site had a permission', async () => {
    const { hand } = await kept({ connected: false })
    await hand.acts.selectAccounts([b])
    expect(await hand.back()).toBe(false)
  })
})

describe('new sites begin on chain 56 again', () => {
  test('where they do, nothing is done', async () => {
    const { hand, done } = open()
    await hand.goHome()
    expect(done).toEqual([])
  })

  test('by the page of a connected site, which costs little', async () => {
    const { hand, site, done } = open()
    site.wallet = 1
    site.leaves = { 'limit site': 56 }
    await hand.goHome()
    expect(done).toEqual(['limit site 56'])
  })

  test('by the list of networks, where that did not do', async () => {
    const { hand, site, done } = open()
    site.wallet = 1
    site.leaves = { 'select chain': 56 }
    await hand.goHome()
    expect(done).toEqual(['limit site 56', 'select chain 56'])
  })

  test('by the list alone, where the site has no permission', async () => {
    const { hand, site, done } = open({ connected: false })
    site.wallet = 1
    site.leaves = { 'select chain': 56 }
    await hand.goHome()
    expect(done).toEqual(['select chain 56'])
  })

  test('or it is an error, no check that begins elsewhere', async () => {
    const { hand, site } = open()
    site.wallet = 1
    await expect(hand.goHome()).rejects.toThrow('MetaMask did not go back to chain 56.')
  })
})

describe('a wallet is as new', () => {
  test('once a prompt that may still come has had its time', async () => {
    const { hand, site, done } = open()
    site.waiting = true
    await hand.restore()
    expect(done).toEqual(['clear'])
  })

  test('after one look, where the site waits for no answer', async () => {
    const { hand, done } = open()
    await hand.restore()
    expect(done).toEqual(['clear within 0 ms'])
  })

  test('after one look, where whoever orders it knows that nothing is asked any more', async () => {
    const { hand, site, done } = open()
    site.waiting = true
    await hand.restore(false)
    expect(done).toEqual(['clear within 0 ms'])
  })
})

describe('window', () => {
  test('is opened for what the open site asks, or the one that is named', async () => {
    const { hand, done } = open()
    await hand.window()
    await hand.window('http://app')
    expect(done).toEqual(['allow window http://site', 'allow window http://app'])
  })

  test('is opened for nobody any more once the site is back where it was kept', async () => {
    const { hand, done } = await kept()
    await hand.window()
    expect(await hand.back()).toBe(true)
    expect(done.slice(1)).toEqual(['forbid window'])
  })

  test('is opened for nobody any more in a wallet that is as new', async () => {
    const { hand, done } = open()
    await hand.window()
    await hand.restore()
    expect(done.slice(1)).toEqual(['forbid window', 'clear within 0 ms'])
  })
})
