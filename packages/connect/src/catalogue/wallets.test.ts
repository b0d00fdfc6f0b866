import { expect, test } from 'vitest'
import { getting } from './getting.ts'
import { wallets } from './wallets.ts'

test('the eight, in the order of the dialog', () => {
  expect(wallets.map(({ name }) => name)).toEqual([
    'Rabby',
    'Gate',
    'TokenPocket',
    'WalletConnect',
    'Bitget',
    'MetaMask',
    'Rainbow',
    'Binance Wallet',
  ])
})

test.each(wallets)('$name: a mark of at most 600 bytes, local', ({ icon }) => {
  expect(icon).toMatch(/^data:image\/svg\+xml,/)
  expect(new TextEncoder().encode(decodeURIComponent(icon)).length).toBeLessThanOrEqual(600)
})

test.each(wallets)('$name: addresses are https, ids are of their stores', ({ id }) => {
  const get: Partial<Record<string, string>> = getting[id].get
  expect(get['site']).toMatch(/^https:\/\/[a-z0-9.]+(\/|$)/)
  expect(get['chrome'] ?? 'a'.repeat(32)).toMatch(/^[a-p]{32}$/)
  expect(get['edge'] ?? 'a'.repeat(32)).toMatch(/^[a-p]{32}$/)
  expect(get['ios'] ?? 'id1').toMatch(/^id\d+$/)
})

test('no identity belongs to two', () => {
  const all = wallets.flatMap(({ rdns, namespaces, flags }) => [...rdns, ...namespaces, ...flags])
  expect(new Set(all).size).toBe(all.length)
})

test('Binance offers no way to open a page in its browser: withdrawn on 2026-10-30', () => {
  expect(getting.binance).not.toHaveProperty('browser')
})
