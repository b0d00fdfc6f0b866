import { expect, test } from 'vitest'
import type { Driver } from '../../core/driver.ts'
import type { SerializedValue } from '../../core/serialize.ts'
import type { Scopes } from './loadDriverModule.ts'
import { createWalletReset } from './createWalletReset.ts'

/**
 * Creates a wallet that records its user actions. `acts` lists the actions that exist. `fails` names an action
 * that throws, `hangs` one that never ends.
 */
function wallet(
  acts: readonly string[],
  { prompts = 0, chain = 56, fails = '', hangs = '' } = {},
  scopes: Scopes = {},
) {
  const done: string[] = []
  const answer: { [act: string]: () => SerializedValue } = {
    prompts: () => prompts,
    reject: () => prompts-- > 0,
    approve: () => {
      chain = 56
      return prompts-- > 0
    },
  }
  const user = Object.fromEntries(
    acts.map((act) => [
      act,
      async (...args: SerializedValue[]) => {
        if (act !== 'prompts') done.push([act, ...args].join(' '))
        if (act === hangs) return new Promise<SerializedValue>(() => undefined)
        if (act === fails) throw new Error('The button is not there.')
        return answer[act]?.() ?? null
      },
    ]),
  ) as Driver['user']
  const request: Driver['request'] = async ({ args: [call] }) => {
    const { method } = call as { method: string }
    if (method === 'eth_chainId') return { result: `0x${chain.toString(16)}`, by: 'promise' }
    done.push(method)
    prompts = 1
    return { result: null, by: 'promise' }
  }
  return {
    done,
    request,
    ...createWalletReset({ user, accounts: ['0xa', '0xb'], scopes, chainId: 56, step: 100 }),
  }
}

test('does nothing if the wallet is unchanged', async () => {
  const { done, request, reset } = wallet(['prompts', 'reject', 'switchChain', 'lock', 'unlock'])
  await reset(request)
  expect(done).toEqual([])
})

test('reverts a lock and a cut network', async () => {
  const { done, request, user, reset } = wallet(['lock', 'unlock', 'networkDown', 'networkUp'])
  await user.lock?.()
  await user.networkDown?.()
  await reset(request)
  expect(done).toEqual(['lock', 'networkDown', 'unlock', 'networkUp'])
})

test('does not revert an act that the check reverted', async () => {
  const { done, request, user, reset } = wallet(['lock', 'unlock'])
  await user.lock?.()
  await user.unlock?.()
  await reset(request)
  expect(done).toEqual(['lock', 'unlock'])
})

test('rejects open prompts', async () => {
  const { done, request, reset } = wallet(['prompts', 'reject'], { prompts: 2 })
  await reset(request)
  expect(done).toEqual(['reject', 'reject'])
})

test('restores the initial chain', async () => {
  const { done, request, reset } = wallet(['switchChain'], { chain: 1 })
  await reset(request)
  expect(done).toEqual(['switchChain 56'])
})

test("restores the chain by a site's request if the user cannot switch", async () => {
  const { done, request, reset } = wallet(['prompts', 'approve'], { chain: 1 })
  await reset(request)
  expect(done).toEqual(['wallet_switchEthereumChain', 'approve'])
})

test('gives up on a wallet that does not answer', async () => {
  const { done, reset } = wallet(['switchChain'], { chain: 1 })
  await reset(() => new Promise(() => undefined))
  expect(done).toEqual([])
})

test('continues after a user action that fails', async () => {
  const { done, request, user, reset } = wallet(['lock', 'unlock', 'prompts', 'switchChain'], {
    prompts: 1,
    chain: 1,
    fails: 'unlock',
  })
  await user.lock?.()
  await reset(request)
  expect(done).toEqual(['lock', 'unlock', 'switchChain 56'])
})

test('does not wait for a user action that never ends', async () => {
  const { request, reset } = wallet(['prompts', 'reject'], { prompts: 1, hangs: 'reject' })
  expect(await reset(request)).toBeUndefined()
})

test('sends no request that needs approval if the user cannot approve', async () => {
  const { done, request, reset } = wallet([], { chain: 1 })
  await reset(request)
  expect(done).toEqual([])
})

test('selects the first account again if the account belongs to the whole wallet', async () => {
  const { done, request, user, reset } = wallet(['selectAccounts'], {}, { account: 'wallet' })
  await user.selectAccounts?.(['0xb'])
  await reset(request)
  expect(done).toEqual(['selectAccounts 0xb', 'selectAccounts 0xa'])
})

test('selects the first account again after a prompt in which the user may have chosen another', async () => {
  const { done, request, user, reset } = wallet(
    ['approve', 'selectAccounts'],
    {},
    { account: 'wallet' },
  )
  await user.approve?.()
  await reset(request)
  expect(done).toEqual(['approve', 'selectAccounts 0xa'])
})

test('keeps the accounts that were selected for a site', async () => {
  const { done, request, user, reset } = wallet(['selectAccounts'])
  await user.selectAccounts?.(['0xb'])
  await reset(request)
  expect(done).toEqual(['selectAccounts 0xb'])
})

test('does not switch a chain that belongs to the site', async () => {
  const { done, request, reset } = wallet(['switchChain'], { chain: 1 }, { chain: 'site' })
  await reset(request)
  expect(done).toEqual([])
})
