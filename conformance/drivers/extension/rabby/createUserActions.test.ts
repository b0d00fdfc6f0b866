import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import type { StandInServer } from '../standInServer.ts'
import { addresses } from '../testCredentials.ts'
import { createUserActions } from './createUserActions.ts'
import type { RabbyPort } from './openBackgroundPort.ts'
import type { RabbyPrompts } from './prompts.ts'

const [a, b] = addresses
const origin = 'http://site'

/** Creates the user actions of a fake wallet, which records the functions that are called. */
function setUp({ connected = true } = {}) {
  const done: string[] = []
  const site = { origin, chain: 'BSC', isConnected: true }
  const answers: Record<string, unknown> = {
    getConnectedSite: connected ? site : undefined,
    getAllVisibleAccounts: [
      {
        type: 'HD Key Tree',
        accounts: [a, b].map((address) => ({ address: address!.toLowerCase(), brandName: 'HD' })),
      },
    ],
    getCustomTestnetList: [{ id: 31337 }],
  }
  const port = (async (method: string, ...params: unknown[]) => {
    if (!(method in answers))
      done.push([method, ...params.map((one) => JSON.stringify(one))].join(' '))
    return answers[method]
  }) as RabbyPort
  // The user actions use only these members of the prompts.
  const prompts = {
    approve: async (choice: object) => {
      done.push(`approve ${JSON.stringify(choice)}`)
      return true
    },
    unlock: async () => false,
    clear: async () => void done.push('clear'),
  } as unknown as RabbyPrompts
  const standIn = { cutNetwork: (cut: boolean) => void done.push(`cut ${cut}`) }
  const opened = createUserActions({
    port,
    prompts,
    standIn: standIn as unknown as StandInServer,
  })
  // The user actions use only these members of a page.
  const page = {
    bringToFront: async () => void done.push('bring to front'),
    waitForFunction: async () => void done.push('wait for the provider'),
  } as unknown as Page
  const { user, arrange } = opened.actionsFor({
    page,
    origin,
    isWaiting: async () => false,
  })
  return { opened, user, arrange, done }
}

test('moves a connected site to another chain', async () => {
  const { user, done } = setUp()
  await user.switchChain?.(1)
  expect(done).toEqual([
    'updateConnectSite "http://site" {"origin":"http://site","chain":"ETH","isConnected":true}',
  ])
})

test('selects the chain again if the site is on it', async () => {
  const { user, done } = setUp()
  await user.switchChain?.(56)
  expect(done).toEqual([
    'updateConnectSite "http://site" {"origin":"http://site","chain":"BSC","isConnected":true}',
  ])
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
  await user.approve?.({ accounts: [b!], chains: [1] })
  expect(done).toEqual([
    'approve {"chain":"BNB Chain"}',
    'approve {"chain":"Ethereum","account":1}',
  ])
})

test('connects a site without a prompt, when its provider has read its first state', async () => {
  const { arrange, done } = setUp({ connected: false })
  await arrange('connection')
  expect(done).toEqual([
    'bring to front',
    'wait for the provider',
    'addConnectedSiteV2 {"origin":"http://site","name":"http://site","icon":"","defaultChain":"BSC"}',
  ])
})

test('cannot connect two accounts', async () => {
  const { user } = setUp()
  await expect(user.approve?.({ accounts: [a!, b!] })).rejects.toThrow('Rabby connects one account')
})

test('lists the added chains beside the built-in ones', async () => {
  const { user } = setUp()
  expect(await user.networks?.()).toEqual([1, 56, 137, 8453, 31337])
})

test('reverts what a check has changed', async () => {
  const { opened, user, done } = setUp()
  await user.selectAccounts?.([b!])
  await user.lock?.()
  await user.networkDown?.()
  done.length = 0
  await opened.reset()
  expect(done.map((one) => one.split(' "')[0])).toEqual([
    'cut false',
    'clear',
    'unlock',
    `changeAccount {"type":"HD Key Tree","address":"${a!.toLowerCase()}","brandName":"HD"}`,
  ])
})

test('reverts nothing but open prompts if nothing was changed', async () => {
  const { opened, done } = setUp()
  await opened.reset()
  expect(done).toEqual(['clear'])
})
