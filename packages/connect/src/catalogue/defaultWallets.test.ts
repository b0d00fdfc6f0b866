import { expect, test } from 'vitest'
import { defaultWallets } from './defaultWallets.ts'
import { createIconFields } from '../discovery/toWalletRows.ts'
import { defaultStores } from './defaultStores.ts'
import type { Wallet } from './Wallet.ts'

const wallets: readonly Wallet[] = defaultWallets

test('has eight wallets, in the order of the dialog', () => {
  expect(defaultWallets.map(({ name }) => name)).toEqual([
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

test.each(wallets)('$name: the icon is an SVG data URI of at most 600 bytes', (wallet) => {
  const { icon = '' } = createIconFields(wallet)
  expect(icon).toMatch(/^data:image\/svg\+xml,/)
  expect(new TextEncoder().encode(decodeURIComponent(icon)).length).toBeLessThanOrEqual(600)
})

test.each(defaultWallets)(
  '$name: the site is an https URL, and store ids have the format of their store',
  ({ id }) => {
    const get: Partial<Record<string, string>> = defaultStores[id] ?? {}
    expect(get['site']).toMatch(/^https:\/\/[a-z0-9.]+(\/|$)/)
    expect(get['chrome'] ?? 'a'.repeat(32)).toMatch(/^[a-p]{32}$/)
    expect(get['edge'] ?? 'a'.repeat(32)).toMatch(/^[a-p]{32}$/)
    expect(get['ios'] ?? 'id1').toMatch(/^id\d+$/)
  },
)

test('no two wallets share an rdns, namespace or flag', () => {
  const all = wallets.flatMap(({ rdns = [], namespaces = [], flags = [] }) => [
    ...rdns,
    ...namespaces,
    ...flags,
  ])
  expect(new Set(all).size).toBe(all.length)
})
