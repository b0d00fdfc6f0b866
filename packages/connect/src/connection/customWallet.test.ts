import { expect, test } from 'vitest'
import { createConnection } from './createConnection.ts'
import { defaultWallets } from '../catalogue/defaultWallets.ts'
import { defineWallet } from '../catalogue/defineWallet.ts'
import { okx } from '../catalogue/moreWallets.ts'
import type { Wallet } from '../catalogue/Wallet.ts'
import { createPageWithPhone } from '../fakes/createPageWithPhone.ts'
import { a, createFakeWallet } from '../fakes/createFakeWallet.ts'
import { createPageWithWallet } from '../fakes/createPageWithWallet.ts'

const icon = 'data:image/png;base64,FOX='
const links = { native: 'fox://' }
const stores = { ios: 'id1', site: 'https://fox.com' }

/** Creates a page with a wallet in addition to the default ones. */
function pageWith(fields: Partial<Wallet>, window: object = {}) {
  const fox = defineWallet({ id: 'fox', name: 'Fox', ...fields })
  const page = createPageWithWallet({
    announced: false,
    window: Object.assign(new EventTarget(), window),
    connection: { wallets: [...defaultWallets, fox] },
  })
  return { ...page, row: () => rowOf(page) }
}

const rowOf = ({ connection }: Pick<ReturnType<typeof createPageWithWallet>, 'connection'>) =>
  connection.wallets.getSnapshot().find(({ id }) => id === 'fox')

test('a wallet has a row after the default wallets, with the fields of its description', () => {
  const { connection, row } = pageWith({ icon, rdns: ['com.fox'], links, stores })
  expect(connection.wallets.getSnapshot().at(-1)).toBe(row())
  expect(row()).toEqual({
    id: 'fox',
    name: 'Fox',
    icon,
    rdns: 'com.fox',
    installed: false,
    group: 'catalogue',
    links,
    stores,
  })
})

test('createConnection throws a one-line TypeError for two wallets with one id', () => {
  expect(() => createConnection({ wallets: [...defaultWallets, okx, { ...okx }] })).toThrow(
    new TypeError("createConnection wants `wallets` with one id each: 'okx' is there twice."),
  )
})

test('createConnection accepts an empty list of wallets', () => {
  expect(createConnection({ wallets: [] }).wallets.getSnapshot()).toEqual([])
})

test('a drawing as icon gives the row a data URI and the drawing', () => {
  const mark = { colour: '#ff0000', path: 'M6 6h12' }
  expect(pageWith({ icon: mark }).row()).toMatchObject({
    icon: expect.stringMatching(/^data:image\/svg\+xml,.*%23ff0000/),
    mark,
  })
})

test('an image as icon of a copied description replaces its drawing', () => {
  const [rabby] = defaultWallets
  const { connection } = createPageWithWallet({ connection: { wallets: [{ ...rabby, icon }] } })
  const row = connection.wallets.getSnapshot().find(({ id }) => id === 'rabby')
  expect(row).toMatchObject({ icon })
  expect(row).not.toHaveProperty('mark')
})

test.each<[string, Partial<Wallet>, (provider: object) => object]>([
  ['namespace', { namespaces: ['fox.ethereum'] }, (ethereum) => ({ fox: { ethereum } })],
  ['flag', { flags: ['isFox'] }, (provider) => ({ ethereum: { ...provider, isFox: true } })],
])('is found in the page by its %s', async (_, fields, globals) => {
  const { connection, row } = pageWith(fields, globals(createFakeWallet().provider))
  expect(row()).toMatchObject({ installed: true })
  await expect(connection.connect({ wallet: 'fox' })).resolves.toMatchObject({ accounts: [a] })
})

test('is found in the page by its rdns, and keeps its name and icon', () => {
  const { announce, row } = pageWith({ icon, rdns: ['com.fox', 'com.fox.mobile'] })
  announce(createFakeWallet('com.fox.mobile', 'Something else'))
  expect(row()).toMatchObject({ installed: true, name: 'Fox', icon })
})

test('without an icon of its own has the announced icon', () => {
  const { announce, row } = pageWith({ rdns: ['com.fox'] })
  const wallet = createFakeWallet('com.fox')
  announce(wallet)
  expect(row()).toMatchObject({ icon: wallet.info.icon })
})

const phoneWith = (fields: Partial<Wallet>) => {
  const fox = defineWallet({ id: 'fox', name: 'Fox', ...fields })
  return createPageWithPhone({ wallets: [...defaultWallets, fox] })
}

test('a wallet with an app link pairs by WalletConnect under its own id', async () => {
  const page = phoneWith({ links })
  expect(rowOf(page)).toMatchObject({ remote: true, remoteOnly: true })
  await page.pick('fox')
  expect(page.code()).toMatchObject({ wallet: 'fox', uri: expect.stringMatching(/^wc:/) })
  page.phone.approve()
  await page.clock.advance(0)
  expect(page.connection.getSnapshot()).toMatchObject({ status: 'connected', wallet: 'fox' })
})

test.each<[Partial<Wallet>, object]>([
  [{ links: { universal: 'https://fox.com/' } }, { remote: true, remoteOnly: true }],
  [{ walletConnect: true }, { remote: true, remoteOnly: true }],
  [{ links, rdns: ['com.fox'] }, { remote: true }],
  [{ links, stores: { chrome: 'a'.repeat(32) } }, { remote: true }],
  [{ links, walletConnect: false }, {}],
  [{ links: { browser: 'https://fox.com/?url={url}' } }, {}],
  [{}, {}],
])('with %o it is reachable by WalletConnect as %o says', (fields, expected) => {
  const { remote, remoteOnly } = rowOf(phoneWith(fields)) ?? {}
  expect({ ...(remote && { remote }), ...(remoteOnly && { remoteOnly }) }).toEqual(expected)
})

test('a wallet with a provider of the app connects by it, also with WalletConnect', async () => {
  const { provider, state } = createFakeWallet()
  const page = phoneWith({ links, getProvider: async () => provider })
  expect(rowOf(page)).toMatchObject({ provided: true })
  expect(rowOf(page)).not.toHaveProperty('remote')
  await page.connection.connect({ wallet: 'fox' })
  expect(page.connection.getSnapshot()).toMatchObject({ wallet: 'fox', accounts: state.accounts })
  expect(page.opened.times).toBe(0)
})
