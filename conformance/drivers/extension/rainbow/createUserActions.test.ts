import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import type { StandInServer } from '../standInServer.ts'
import { addresses } from '../testCredentials.ts'
import { createUserActions } from './createUserActions.ts'
import type { RainbowPort } from './openBackgroundPort.ts'
import type { RainbowPrompts } from './prompts.ts'

const accounts = addresses.slice(0, 2)
const [a, b] = accounts

/** Creates the user actions of a fake wallet, which records the functions that are called. */
function setUp({ connected = true, unlocksInPrompt = false } = {}) {
  const done: string[] = []
  const stores: Record<string, unknown> = {
    appSessions: {
      appSessions: connected
        ? { 'site:8080': { activeSessionAddress: a, sessions: { [a!]: 56 } } }
        : {},
    },
    'networks.networks': { userPreferences: { 31337: {} } },
  }
  // The stores of the fake wallet have the types that the user actions expect.
  const port = {
    call: async (path: string, input?: unknown) => {
      if (path === 'wallet/status') return { unlocked: true }
      done.push(input === undefined ? path : `${path} ${JSON.stringify(input)}`)
      return undefined
    },
    read: async (store: string) => stores[store],
    write: async (store: string, state: object) =>
      void done.push(`write ${store} ${JSON.stringify(state)}`),
  } as RainbowPort
  // The user actions use only these members of the prompts.
  const prompts = {
    approve: async (choice: object) => {
      done.push(`approve ${JSON.stringify(choice)}`)
      return true
    },
    unlock: async () => unlocksInPrompt,
    clear: async () => void done.push('clear'),
    closeIdleWindows: async () => void done.push('close idle windows'),
  } as unknown as RainbowPrompts
  // The user actions use only this member of the server.
  const standIn = { cutNetwork: (cut: boolean) => void done.push(`cut ${cut}`) }
  const opened = createUserActions({
    port,
    prompts,
    standIn: standIn as unknown as StandInServer,
  })
  const { user, arrange } = opened.actionsFor({
    page: {} as Page,
    origin: 'http://site:8080',
    isWaiting: async () => false,
  })
  return { opened, user, arrange, done }
}

test('moves a connected site to another chain', async () => {
  const { user, done } = setUp()
  await user.switchChain?.(1)
  expect(done).toEqual([
    'state/sessions/updateActiveSessionChainId {"host":"site:8080","chainId":1}',
  ])
})

test('selects the chain again if the site is on it', async () => {
  const { user, done } = setUp()
  await user.switchChain?.(56)
  expect(done).toEqual([
    'state/sessions/updateActiveSessionChainId {"host":"site:8080","chainId":56}',
  ])
})

test('selects the account of a connected site again', async () => {
  const { user, done } = setUp()
  await user.refresh?.()
  expect(done).toEqual([`state/sessions/updateActiveSession {"host":"site:8080","address":"${a}"}`])
})

test('selects the first account again if the site is not connected', async () => {
  const { user, done } = setUp({ connected: false })
  await user.refresh?.()
  expect(done).toEqual([`write currentAddress {"currentAddress":"${a}"}`])
})

test('cannot move a site that is not connected', async () => {
  const { user } = setUp({ connected: false })
  await expect(user.switchChain?.(1)).rejects.toMatchObject({
    verdict: { status: 'blocked', by: 'user.switchChain' },
  })
})

test('connects on chain 56 and with the selected account, unless the user chooses others', async () => {
  const { user, done } = setUp()
  await user.approve?.()
  await user.approve?.({ accounts: [b!.toLowerCase()], chains: [1] })
  expect(done).toEqual(['approve {"chain":56}', 'approve {"chain":1,"account":1}'])
})

test('connects a site without a prompt', async () => {
  const { arrange, done } = setUp({ connected: false })
  await arrange('connection')
  expect(done).toEqual([
    `state/sessions/addSession {"host":"site:8080","address":"${a}","chainId":56,"url":"http://site:8080/"}`,
  ])
})

test('cannot connect two accounts', async () => {
  const { user } = setUp()
  await expect(user.approve?.({ accounts })).rejects.toThrow('Rainbow connects one account')
})

test('adds an account to a connected site, on the chain of the site', async () => {
  const { user, done } = setUp()
  await user.selectAccounts?.([b!.toLowerCase()])
  await user.selectAccounts?.([a!.toLowerCase()])
  expect(done).toEqual([
    `state/sessions/addSession {"host":"site:8080","address":"${b}","chainId":56,"url":"http://site:8080/"}`,
    `state/sessions/updateActiveSession {"host":"site:8080","address":"${a}"}`,
  ])
})

test('closes windows of ended requests until a new page gets an answer', async () => {
  const { opened, done } = setUp()
  let shown = 0
  // The user actions use only these members of a page.
  const page = {
    bringToFront: async () => void shown++,
    evaluate: () => (shown < 2 ? new Promise(() => undefined) : Promise.resolve('0x1')),
  } as unknown as Page
  const actions = opened.actionsFor({
    page,
    origin: 'http://site',
    isWaiting: async () => false,
  })
  await actions.prepareLoadedPage()
  expect(shown).toBe(2)
  expect(done).toEqual(['close idle windows', 'close idle windows'])
})

test('lists the added chains beside the built-in ones', async () => {
  const { user } = setUp()
  expect(await user.networks?.()).toEqual([1, 56, 137, 8453, 31337])
})

test.each([
  [true, []],
  [false, ['wallet/unlock {"password":"Touchstone-public-1"}']],
])('unlocks in the prompt if there is one (%s), else in the wallet', async (inPrompt, calls) => {
  const { user, done } = setUp({ unlocksInPrompt: inPrompt })
  await user.unlock?.()
  expect(done).toEqual(calls)
})

test('reverts what a check has changed', async () => {
  const { opened, user, done } = setUp({ connected: false })
  await user.selectAccounts?.([b!.toLowerCase()])
  await user.lock?.()
  await user.networkDown?.()
  done.length = 0
  await opened.reset()
  expect(done).toEqual([
    'cut false',
    'wallet/unlock {"password":"Touchstone-public-1"}',
    'clear',
    `write currentAddress {"currentAddress":"${a}"}`,
  ])
})

test('reverts nothing but open prompts if nothing was changed', async () => {
  const { opened, done } = setUp()
  await opened.reset()
  expect(done).toEqual(['clear'])
})
