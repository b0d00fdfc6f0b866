import { errors, type Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { addresses } from '../testCredentials.ts'
import { createUserActions } from './createUserActions.ts'

const [a, b] = addresses as [string, string]
const origin = 'http://site'

test('moves a connected site only, and another site by the chain of the wallet', async () => {
  const connected = setUp()
  await connected.actions.user.switchChain?.(1)
  const other = setUp({ connected: false })
  await other.actions.user.switchChain?.(1)
  expect([connected.done, other.done]).toEqual([[`switchSite ${origin} 1`], ['selectChain 1']])
})

test('selects the chain of a site although the site is on that chain', async () => {
  const { actions, done } = setUp()
  await actions.user.switchChain?.(56)
  expect(done).toEqual([`switchSite ${origin} 56`])
})

test.each([
  ['connection', [`connect ${origin}`, 'ignore request']],
  ['dismiss', ['allowWindow {}']],
  ['3326.switch.prompts', [`limitSite ${origin} 56`]],
])('prepares %s', async (prerequisite, wanted) => {
  const { actions, done } = setUp()
  await actions.arrange(prerequisite)
  expect(done).toEqual(wanted)
})

test('selects the first of several accounts before it approves them', async () => {
  const { actions, done } = setUp({ connected: false })
  await actions.user.approve?.({ accounts: [b, a] })
  expect(done).toEqual([`selectAccount ${b}`, `approve {"accounts":["${b}","${a}"]}`])
})

test('permits another account for a connected site, and selects it for another site', async () => {
  const connected = setUp()
  await connected.actions.user.selectAccounts?.([b])
  const other = setUp({ connected: false })
  await other.actions.user.selectAccounts?.([b])
  expect([connected.done, other.done]).toEqual([
    [`permitAccounts ${origin} ${b}`],
    [`selectAccount ${b}`],
  ])
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
  expect(done).toEqual(['cutNetwork false', 'unlock', 'forbidWindow', 'clear 0', 'selectAccount'])
})

test.each([
  [true, 'clear'],
  [false, 'clear 0'],
])('waits for a prompt only if the site has an open request (%s)', async (isWaiting, wanted) => {
  const { opened, site, state, done } = setUp()
  state.isWaiting = isWaiting
  await opened.reset(site)
  expect(done).toContain(wanted)
})

test('returns new sites to chain 56', async () => {
  const { opened, site, wallet, done } = setUp()
  wallet.chainId = 1
  wallet.returnsHome = true
  await opened.reset(site)
  expect(done.slice(-2)).toEqual(['clear 0', 'selectChain 56'])
})

test('throws if new sites still begin on another chain', async () => {
  const { opened, site, wallet } = setUp()
  wallet.chainId = 1
  await expect(opened.reset(site)).rejects.toThrow('MetaMask did not go back to the home chain.')
})

/** Creates the user actions of a fake wallet on a fake site. Both act immediately and record the calls. */
function setUp({ connected = true, chainId = 56 } = {}) {
  const done: string[] = []
  /** The chain on which new sites begin, and whether `selectChain` changes it to 56. */
  const wallet = { chainId: 56, returnsHome: false }
  const state = { accounts: connected ? [a] : [], chainId, isWaiting: false }
  const results: Record<string, () => unknown> = {
    connect: () => 'request',
    approve: () => true,
    selectChain: () => wallet.returnsHome && (wallet.chainId = 56),
  }
  /** Functions of the background, the prompts and the server. They record their calls. */
  const recorded = new Proxy({} as Recorded, {
    get:
      (_, name: string) =>
      async (...args: unknown[]) => {
        const words = args.filter((one) => one !== undefined).map(toText)
        done.push([name, ...words].join(' '))
        return results[name]?.()
      },
  })
  // The user actions use only these members of a page, to read the state of its site.
  const pageOf = (evaluate: () => object) =>
    ({
      evaluate: async () => evaluate(),
      waitForFunction: async () => {
        if (wallet.chainId !== 56) throw new errors.TimeoutError('Timeout')
      },
    }) as unknown as Page
  const opened = createUserActions({
    background: recorded,
    prompts: recorded,
    standIn: recorded,
    observerPage: pageOf(() => ({ accounts: [], chainId: wallet.chainId })),
  })
  const isWaiting = async () => state.isWaiting
  const site = { page: pageOf(() => state), origin, isWaiting }
  return { opened, actions: opened.actionsFor(site), site, state, wallet, done }
}

type Options = createUserActions.Options
type Recorded = Options['background'] & Options['prompts'] & Options['standIn']

const toText = (value: unknown): string =>
  typeof value === 'object' && !Array.isArray(value) ? JSON.stringify(value) : String(value)
