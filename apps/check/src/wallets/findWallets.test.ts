import { expect, test, vi } from 'vitest'
import { findPreviousWallets, findWallets, maxWallets } from './findWallets.ts'

test('lists a development build beside the store build of the same wallet', () => {
  const page = new EventTarget()
  const wallets = findWallets(page as Window)
  announce(page, { uuid: 'store' })
  announce(page, { uuid: 'own' })
  expect(wallets.getSnapshot()).toMatchObject([
    { id: 'example.bee', rdns: 'example.bee', name: 'Bee' },
    { id: 'example.bee 2', rdns: 'example.bee', name: 'Bee' },
  ])
})

test('lists a wallet once when it announces itself again', () => {
  const page = new EventTarget()
  const wallets = findWallets(page as Window)
  const provider = announce(page, { uuid: 'one' })
  announce(page, { uuid: 'one' }, provider)
  announce(page, { uuid: 'another' }, provider)
  expect(wallets.getSnapshot()).toHaveLength(1)
})

test('lists two wallets that share a uuid and differ in their rdns', () => {
  const page = new EventTarget()
  const wallets = findWallets(page as Window)
  announce(page, { uuid: 'one' })
  announce(page, { uuid: 'one', rdns: 'example.wasp' })
  expect(wallets.getSnapshot()).toHaveLength(2)
})

test('lists a copy with the same uuid and rdns beside the original', () => {
  const page = new EventTarget()
  const wallets = findWallets(page as Window)
  const provider = announce(page, { uuid: 'one' })
  const copy = announce(page, { uuid: 'one' })
  expect(wallets.getSnapshot()).toMatchObject([
    { id: 'example.bee', provider },
    { id: 'example.bee 2', provider: copy },
  ])
})

test('keeps room for other wallets when one has many copies', () => {
  const page = new EventTarget()
  const wallets = findWallets(page as Window)
  for (let uuid = 0; uuid < 100; uuid += 1) announce(page, { uuid: String(uuid) })
  announce(page, { uuid: 'one', rdns: 'example.wasp' })
  expect(wallets.getSnapshot().map(({ id }) => id)).toEqual([
    'example.bee',
    'example.bee 2',
    'example.bee 3',
    'example.bee 4',
    'example.wasp',
  ])
})

test('finds all wallets that share the rdns of the stored session', () => {
  const page = new EventTarget()
  const wallets = findWallets(page as Window)
  for (const rdns of ['example.bee', 'example.bee', 'example.wasp'])
    announce(page, { uuid: 'one', rdns })
  expect(findPreviousWallets(wallets.getSnapshot(), 'example.bee 2').map(({ id }) => id)).toEqual([
    'example.bee',
    'example.bee 2',
  ])
})

test('removes bidirectional control characters from names', () => {
  const page = new EventTarget()
  const wallets = findWallets(page as Window)
  announce(page, { uuid: 'one', name: '\u202eeeB\u200b\u3164' })
  expect(wallets.getSnapshot()[0]?.name).toBe('eeB')
})

test('lists the first 64 of 10,000 announced wallets', () => {
  const page = new EventTarget()
  const wallets = findWallets(page as Window)
  let changes = 0
  wallets.subscribe(() => (changes += 1))
  for (let uuid = 0; uuid < 10_000; uuid += 1)
    announce(page, { uuid: String(uuid), rdns: `example.n${uuid}` })
  expect(wallets.getSnapshot()).toHaveLength(maxWallets)
  expect(changes).toBe(maxWallets)
})

test('lists an injected wallet as window.ethereum, once even if it is announced later', () => {
  vi.useFakeTimers()
  const provider = { request: async () => null }
  const page = Object.assign(new EventTarget(), { ethereum: provider })
  const wallets = findWallets(page as EventTarget as Window)
  vi.runAllTimers()
  expect(wallets.getSnapshot()).toMatchObject([{ id: 'window.ethereum', provider }])
  expect(wallets.getSnapshot()[0]).not.toHaveProperty('rdns')
  announce(page, { uuid: 'one' }, provider)
  expect(wallets.getSnapshot()).toHaveLength(1)
  vi.useRealTimers()
})

/** Announces a wallet (EIP-6963) and returns its provider. */
function announce(
  page: EventTarget,
  info: { uuid: string; rdns?: string; name?: string },
  provider: object = { request: async () => null },
): object {
  const detail = { info: { name: 'Bee', rdns: 'example.bee', ...info }, provider }
  page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  return provider
}
