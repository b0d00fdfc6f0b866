import { expect, test } from 'vitest'
import { createWallet } from '../../createWallet.ts'
import type { Wallet } from '../../wallet/Wallet.ts'
import { readState, shareStateBetweenTabs } from './shareStateBetweenTabs.ts'

/** Creates tabs of one browser, with shared storage and a channel between them. */
function tabs() {
  const stored = new Map<string, string>()
  const memory = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  const listeners: ((event: { data: unknown }) => void)[] = []
  const open = () => {
    const wallet: Wallet = createWallet({
      persona: 'standard',
      state: readState(memory, 'standard'),
    })
    const own: (typeof listeners)[number][] = []
    shareStateBetweenTabs(wallet, memory, {
      postMessage: (data) =>
        listeners
          .filter((one) => !own.includes(one))
          .forEach((one) => one({ data: structuredClone(data) })),
      addEventListener: (_: string, listener: unknown) => {
        own.push(listener as (typeof listeners)[number])
        listeners.push(listener as (typeof listeners)[number])
      },
    })
    const events: unknown[] = []
    for (const event of ['accountsChanged', 'chainChanged']) {
      wallet.provider.on(event, (value) => events.push([event, value]))
    }
    return { wallet, events }
  }
  return { open, stored }
}

test('a connection in one tab is visible in the other, with one event', async () => {
  const { open } = tabs()
  const [one, two] = [open(), open()]
  const accounts = await one.wallet.provider.request({ method: 'eth_requestAccounts' })
  expect(await two.wallet.provider.request({ method: 'eth_accounts' })).toEqual(accounts)
  expect(two.events).toEqual([['accountsChanged', accounts]])
})

test('a later tab starts with the state of the others', async () => {
  const { open } = tabs()
  open().wallet.switchChain(1)
  const late = open()
  expect(await late.wallet.provider.request({ method: 'eth_chainId' })).toBe('0x1')
  expect(late.events).toEqual([])
})

test('a silent act is silent in every tab', async () => {
  const { open } = tabs()
  const [one, two] = [open(), open()]
  one.wallet.switchChain(1, { event: false })
  expect(await two.wallet.provider.request({ method: 'eth_chainId' })).toBe('0x1')
  expect([...one.events, ...two.events]).toEqual([])
})

test('an act after a silent one fires its event', async () => {
  const { open } = tabs()
  const [one, two] = [open(), open()]
  one.wallet.switchChain(1, { event: false })
  one.wallet.switchChain(56)
  expect(two.events).toEqual([['chainChanged', '0x38']])
})

test('readState ignores invalid JSON', () => {
  const memory = { getItem: () => '{', setItem: () => {} }
  expect(readState(memory, 'standard')).toEqual({})
})

test('readState ignores a value that is not a wallet state', () => {
  const memory = { getItem: () => '{"locked":"yes"}', setItem: () => {} }
  expect(readState(memory, 'rabby')).toEqual({})
})
