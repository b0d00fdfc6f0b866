import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import type { StandInServer } from '../standInServer.ts'
import { createControls } from './controls.ts'
import type { HomePage } from './homePage.ts'
import type { PromptPage } from './promptPage.ts'

const [a, b] = ['0xA', '0xB']

/** Creates controls of a fake wallet and a fake site. Both act immediately and record what the controls do. */
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
  const home = {
    selectAccount: (index: number) => note('select account', index),
    permitAccounts: (_: string, indexes: number[]) => note('permit', ...indexes),
    selectChain: (to: number) => note('select chain', to),
    moveSite: (_: string, from: number, to: number) => note('move site', from, to),
    limitSite: (_: string, chains: number[]) => note('limit site', ...chains),
    lock: () => note('lock'),
  }
  const prompts = {
    approve: async (choice: object) => {
      await note('approve', JSON.stringify(choice))
      return true
    },
    unlock: () => note('unlock'),
    allowWindow: () => note('allow window'),
    forbidWindow: () => note('forbid window'),
    clear: (ms?: number) => note('clear', ...(ms === undefined ? [] : [`within ${ms} ms`])),
  }
  const standIn = { cutNetwork: (cut: boolean) => void note('cut network', cut) }
  // The controls use only these members of a page, to read the state of its site.
  const pageOf = (evaluate: () => object) =>
    ({
      evaluate: async () => evaluate(),
      waitForFunction: async () => {
        if (wallet.chainId !== 56) throw new Error('Timeout')
      },
      isClosed: () => false,
    }) as unknown as Page
  const controls = createControls({
    // A partial fake: the controls use only these functions of the page.
    home: home as unknown as HomePage,
    prompts: prompts as unknown as PromptPage,
    standIn: standIn as unknown as StandInServer,
    accounts: [a!, b!],
    observerPage: pageOf(() => ({ accounts: [], chainId: wallet.chainId })),
  })
  const site = {
    page: pageOf(() => state),
    origin: 'http://site',
    isWaiting: async () => state.isWaiting,
  }
  return { controls, actions: controls.actionsFor(site), site, state, wallet, done }
}

test('moves a connected site by its permissions, and another site by the chain of the wallet', async () => {
  const connected = setUp()
  await connected.actions.user.switchChain?.(1)
  const other = setUp({ connected: false })
  await other.actions.user.switchChain?.(1)
  expect([connected.done, other.done]).toEqual([['move site 56 1'], ['select chain 1']])
})

test('does nothing if the site is on that chain', async () => {
  const { actions, done } = setUp()
  await actions.user.switchChain?.(56)
  expect(done).toEqual([])
})

test('signals a chain by the permissions if the site may not use that chain', async () => {
  const { actions, done } = setUp()
  await actions.limitChains([56])
  await actions.emitChainChanged(1)
  expect(done).toEqual(['limit site 56', 'move site 56 1'])
})

test('selects the first of several accounts before it approves them', async () => {
  const { actions, done } = setUp({ connected: false })
  await actions.user.approve?.({ accounts: [b!, a!] })
  expect(done).toEqual(['select account 1', 'approve {"accounts":[1,0],"selected":1}'])
})

test('permits another account for a connected site, and selects it for another site', async () => {
  const connected = setUp()
  await connected.actions.user.selectAccounts?.([b!])
  const other = setUp({ connected: false })
  await other.actions.user.selectAccounts?.([b!])
  expect([connected.done, other.done]).toEqual([['permit 1'], ['select account 1']])
})

test('reset reverts all changes', async () => {
  const { controls, actions, site, done } = setUp({ connected: false })
  await actions.user.networkDown?.()
  await actions.user.lock?.()
  await actions.arrange('dismiss')
  await actions.user.selectAccounts?.([b!])
  done.length = 0
  await controls.reset(site)
  expect(done).toEqual([
    'cut network false',
    'unlock',
    'forbid window',
    'clear within 0 ms',
    'select account 0',
  ])
})

test.each([
  [true, 'clear'],
  [false, 'clear within 0 ms'],
])('waits for a prompt only if the site has an open request (%s)', async (isWaiting, wanted) => {
  const { controls, site, state, done } = setUp()
  state.isWaiting = isWaiting
  await controls.reset(site)
  expect(done).toEqual([wanted])
})

test.each([
  ['the page of a connected site', { connected: true }, 'limit site', ['limit site 56']],
  [
    'the list of networks if that was not enough',
    { connected: true },
    'select chain',
    ['limit site 56', 'select chain 56'],
  ],
  [
    'the list of networks for another site',
    { connected: false },
    'select chain',
    ['select chain 56'],
  ],
])('returns new sites to chain 56 by %s', async (_, options, act, wanted) => {
  const { controls, site, wallet, done } = setUp(options)
  wallet.chainId = 1
  wallet.leaves = { [act]: 56 }
  await controls.reset(site)
  expect(done.slice(1)).toEqual(wanted)
})

test('throws if new sites still begin on another chain', async () => {
  const { controls, site, wallet } = setUp()
  wallet.chainId = 1
  await expect(controls.reset(site)).rejects.toThrow('MetaMask did not go back to the home chain.')
})
