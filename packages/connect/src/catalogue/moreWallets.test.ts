import { expect, test } from 'vitest'
import { defaultWallets } from './defaultWallets.ts'
import { defineWallet } from './defineWallet.ts'
import { canBeInjected, createIconFields } from '../discovery/toWalletRows.ts'
import * as exported from './moreWallets.ts'
import { usesWalletConnect } from './usesWalletConnect.ts'
import type { Wallet } from './Wallet.ts'

const wallets: readonly Wallet[] = Object.values(exported)
const all = [...defaultWallets, ...wallets]

test('has eight wallets, exported under their ids', () => {
  expect(Object.keys(exported).toSorted()).toEqual([
    'brave',
    'coinbase',
    'ledger',
    'okx',
    'phantom',
    'safe',
    'trust',
    'zerion',
  ])
  expect(Object.entries(exported).every(([name, { id }]) => name === id)).toBe(true)
})

test.each(all)('$name is a valid description', (wallet) => {
  expect(defineWallet(wallet)).toBe(wallet)
})

test.each(all)('$name: the icon is a data URI of at most 600 bytes', (wallet) => {
  const { icon = '' } = createIconFields(wallet)
  expect(icon).toMatch(/^data:image\/svg\+xml,/)
  expect(new TextEncoder().encode(decodeURIComponent(icon)).length).toBeLessThanOrEqual(600)
})

test.each(['id', 'rdns', 'namespaces', 'flags'] as const)('no two wallets share %s', (field) => {
  const values = all.flatMap((wallet: Wallet) => wallet[field] ?? [])
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
})

test.each([
  ['okx', { page: true, walletConnect: true }],
  ['coinbase', { page: true, walletConnect: false }],
  ['trust', { page: true, walletConnect: true }],
  ['phantom', { page: true, walletConnect: false }],
  ['ledger', { page: false, walletConnect: true }],
  ['safe', { page: false, walletConnect: true }],
  ['zerion', { page: true, walletConnect: true }],
  ['brave', { page: true, walletConnect: false }],
] as const)('%s is reached in these ways: %o', (id, ways) => {
  const wallet = wallets.find((one) => one.id === id)!
  expect({ page: canBeInjected(wallet), walletConnect: usesWalletConnect(wallet) }).toEqual(ways)
})
