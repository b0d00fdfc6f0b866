import { errors, type Page } from '@playwright/test'
import { expect, test } from 'vitest'
import type { StandInServer } from '../standInServer.ts'
import { addresses } from '../testCredentials.ts'
import { createUserActions } from './createUserActions.ts'
import type { Background } from './background.ts'
import type { PromptPage } from './promptPage.ts'

const [a, b] = addresses as [string, string]

/** Creates the user actions of a fake wallet on a fake site. Both act immediately and record the calls. */
function setUp({ connected = true, chainId = 56 } = {}) {
  const done: string[] = []
  /**
   * `chainId`: the chain on which new sites begin. `leaves`: that chain after an act, by the name of the act.
   */
  const wallet = { chainId: 56, leaves: {} as Record<string, number> }
  const state = { accounts: connected ? [a] : [], chainId, isWaiting: false }
  const note = async (act: string, ...args: unknown[]) => {
    done.push([act, ...args].join(' '))
    wallet.chainId = wallet.leaves[act] ?? wallet.chainId
  }
  const background = {
    selectAccount: (address = a) => note('select account', address),
    permitAccounts: (_: string, wanted: string[]) => note('permit', ...wanted),
    selectChain: (to: number) => note('select chain', to),
    switchSite: (_: string, to: number) => note('switch site', to),
    limitSite: (_: string, chains: number[]) => note('limit site', ...chains),
    async connect(origin: string) {
      await note('connect', origin)
      return 'request'
    },
    lock: () => note('lock'),
  }
  const prompts = {
    approve: async (choice: object) => {
      await note('approve', JSON.stringify(choice))
      return true
    },
    ignore: (request: string) => note('ignore', request),
    unlock: () => note('unlock'),
    allowWindow: () => note('allow window'),
    forbidWindow: () => note('forbid window'),
    clear: (ms?: number) => note('clear', ...(ms === undefined ? [] : [`within ${ms} ms`])),
  }
  const standIn = { cutNetwork: (cut: boolean) => void note('cut network', cut) }
  // The user actions use only these members of a page, to read the state of its site.
  const pageOf = (evaluate: () => object) =>
    ({
      evaluate: async () => evaluate(),
      waitForFunction: async () => {
        if (wallet.chainId !== 56) throw new errors.TimeoutError('Timeout')
      },
      isClosed: () => false,
    }) as unknown as Page
  const opened = createUserActions({
    // A partial fake: the user actions use only these functions of the background.
    background: background as unknown as Background,
    prompts: prompts as unknown as PromptPage,
    standIn: standIn as unknown as StandInServer,
    observerPage: pageOf(() => ({ accounts: [], chainId: wallet.chainId })),
  })
  const site = {
    page: pageOf(() => state),
    origin: 'http://site',
    isWaiting: async () => state.isWaiting,
  }
  return { opened, actions: opened.actionsFor(site), site, state, wallet, done }
}

test('moves a connected site only, and another site by the chain of the wallet', async () => {
  const connected = setUp()
  await connected.actions.user.switchChain?.(1)
  const other = setUp({ connected: false })
  await other.actions.user.switchChain?.(1)
  expect([connected.done, other.done]).toEqual([['switch site 1'], ['select chain 1']])
})

test('selects the chain of a site although the site is on that chain', async () => {
  const { actions, done } = setUp()
  await actions.user.switchChain?.(56)
  expect(done).toEqual(['switch site 56'])
})

test('makes a site that may not use a chain change to it', async () => {
  const { actions, done } = setUp()
  await actions.limitChains([56])
  await actions.user.switchChain?.(1)
  expect(done).toEqual(['limit site 56', 'switch site 1'])
})

test.each([
  ['connection', ['connect http://site', 'ignore request']],
  ['dismiss', ['allow window']],
  ['3326.switch.prompts', ['limit site 56']],
])('prepares %s', async (prerequisite, wanted) => {
  const { actions, done } = setUp()
  await actions.arrange(prerequisite)
  expect(done).toEqual(wanted)
})

test('selects the first of several accounts before it approves them', async () => {
  const { actions, done } = setUp({ connected: false })
  await actions.user.approve?.({ accounts: [b, a] })
  expect(done).toEqual([`select account ${b}`, `approve {"accounts":["${b}","${a}"]}`])
})

test('permits another account for a connected site, and selects it for another site', async () => {
  const connected = setUp()
  await connected.actions.user.selectAccounts?.([b])
  const other = setUp({ connected: false })
  await other.actions.user.selectAccounts?.([b])
  expect([connected.done, other.done]).toEqual([[`permit ${b}`], [`select account ${b}`]])
})

test('throws if MetaMask has not reported the previous chain to the site', async () => {
  const { actions, wallet } = setUp()
  wallet.chainId = 1
  await expect(actions.user.switchChain?.(1)).rejects.toThrow(
    'MetaMask did not report chain 56 to http://site.',
  )
})

test('reset reverts all changes', async () => {
  const { opened, actions, site, done } = setUp({ connected: false })
  await actions.user.networkDown?.()
  await actions.user.lock?.()
  await actions.arrange('dismiss')
  await actions.user.selectAccounts?.([b])
  done.length = 0
  await opened.reset(site)
  expect(done).toEqual([
    'cut network false',
    'unlock',
    'forbid window',
    'clear within 0 ms',
    `select account ${a}`,
  ])
})

test.each([
  [true, 'clear'],
  [false, 'clear within 0 ms'],
])('waits for a prompt only if the site has an open request (%s)', async (isWaiting, wanted) => {
  const { opened, site, state, done } = setUp()
  state.isWaiting = isWaiting
  await opened.reset(site)
  expect(done).toContain(wanted)
})

test('returns new sites to chain 56', async () => {
  const { opened, site, wallet, done } = setUp()
  wallet.chainId = 1
  wallet.leaves = { 'select chain': 56 }
  await opened.reset(site)
  expect(done.slice(-2)).toEqual(['clear within 0 ms', 'select chain 56'])
})

test('throws if new sites still begin on another chain', async () => {
  const { opened, site, wallet } = setUp()
  wallet.chainId = 1
  await expect(opened.reset(site)).rejects.toThrow('MetaMask did not go back to the home chain.')
})
