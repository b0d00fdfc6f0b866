import { expect, test } from 'vitest'
import type { Driver } from '../../engine/driver.ts'
import type { Seen } from '../../engine/seen.ts'
import { createTidying } from './tidying.ts'

/** A wallet on chain 1 whose person keeps count; `user` says which acts there are. */
function wallet(acts: readonly string[], { prompts = 0, chain = 56, fails = '', hangs = '' } = {}) {
  const done: string[] = []
  const answer: { [act: string]: () => Seen } = {
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
      async (...args: Seen[]) => {
        if (act !== 'prompts') done.push([act, ...args].join(' '))
        if (act === hangs) return new Promise<Seen>(() => undefined)
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
  return { done, request, ...createTidying({ user, chainId: 56, step: 100 }) }
}

test('a wallet that is as it was is left alone', async () => {
  const { done, request, tidy } = wallet(['prompts', 'reject', 'switchChain', 'lock', 'unlock'])
  await tidy(request)
  expect(done).toEqual([])
})

test('what a check locked and cut is opened again', async () => {
  const { done, request, user, tidy } = wallet(['lock', 'unlock', 'networkDown', 'networkUp'])
  await user.lock?.()
  await user.networkDown?.()
  await tidy(request)
  expect(done).toEqual(['lock', 'networkDown', 'unlock', 'networkUp'])
})

test('what it opened itself is opened once', async () => {
  const { done, request, user, tidy } = wallet(['lock', 'unlock'])
  await user.lock?.()
  await user.unlock?.()
  await tidy(request)
  expect(done).toEqual(['lock', 'unlock'])
})

test('prompts that it left are rejected', async () => {
  const { done, request, tidy } = wallet(['prompts', 'reject'], { prompts: 2 })
  await tidy(request)
  expect(done).toEqual(['reject', 'reject'])
})

test('its chain is the first one again', async () => {
  const { done, request, tidy } = wallet(['switchChain'], { chain: 1 })
  await tidy(request)
  expect(done).toEqual(['switchChain 56'])
})

test('a hand that cannot switch approves what the site asks for', async () => {
  const { done, request, tidy } = wallet(['prompts', 'approve'], { chain: 1 })
  await tidy(request)
  expect(done).toEqual(['wallet_switchEthereumChain', 'approve'])
})

test('a wallet that answers nothing is given up', async () => {
  const { done, tidy } = wallet(['switchChain'], { chain: 1 })
  await tidy(() => new Promise(() => undefined))
  expect(done).toEqual([])
})

test('a hand that fails takes no verdict from the check, and the rest is put back', async () => {
  const { done, request, user, tidy } = wallet(['lock', 'unlock', 'prompts', 'switchChain'], {
    ...{ prompts: 1, chain: 1 },
    fails: 'unlock',
  })
  await user.lock?.()
  await tidy(request)
  expect(done).toEqual(['lock', 'unlock', 'switchChain 56'])
})

test('a hand that is never done is not waited for', async () => {
  const { request, tidy } = wallet(['prompts', 'reject'], { prompts: 1, hangs: 'reject' })
  expect(await tidy(request)).toBeUndefined()
})

test('where nobody could approve it, the site asks for nothing: a person has the wallet in hand', async () => {
  const { done, request, tidy } = wallet([], { chain: 1 })
  await tidy(request)
  expect(done).toEqual([])
})
