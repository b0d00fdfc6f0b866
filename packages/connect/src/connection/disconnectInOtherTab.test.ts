import { expect, test } from 'vitest'
import { dispatchStorageEvent } from '../fakes/createFakeStorage.ts'
import { a, createFakeWallet } from '../fakes/createFakeWallet.ts'
import { createPageWithWallet } from '../fakes/createPageWithWallet.ts'

const key = 'touchstone.connection'
type TestPage = ReturnType<typeof createPageWithWallet>

/** Simulates a disconnect in another tab, for a wallet that emits no event then. */
const disconnectedElsewhere = (page: TestPage, oldValue = page.storage.getItem(key)) => {
  page.storage.removeItem(key)
  dispatchStorageEvent(page.window, { key, oldValue, newValue: null })
}

test('disconnects when the user disconnects in another tab', async () => {
  const page = await createPageWithWallet().connected()
  disconnectedElsewhere(page)
  expect(page.events()).toEqual(['connecting', 'connect', 'disconnect'])
  expect(page.connection.getSnapshot()).not.toHaveProperty('intent')
})

test('emits one disconnect if the wallet also emits an event', async () => {
  const page = await createPageWithWallet().connected()
  disconnectedElsewhere(page)
  page.wallet.emit('accountsChanged', [])
  expect(page.events()).toEqual(['connecting', 'connect', 'disconnect'])
})

test('rejects a pending switch when the user disconnects in another tab', async () => {
  const page = createPageWithWallet()
  const { promise } = await page.switching()
  disconnectedElsewhere(page)
  await expect(promise).rejects.toMatchObject({ name: 'SwitchChainError', reason: 'disconnected' })
})

test('ends a reconnect without an error when the user disconnects in another tab', async () => {
  const { next, done } = await createPageWithWallet().reconnecting()
  disconnectedElsewhere(next)
  await done
  expect(next.stream.map(({ event }) => event)).toEqual(['connecting'])
})

test('a pending connect in this tab continues when the user disconnects in another tab', async () => {
  const page = createPageWithWallet()
  await page.connecting()
  disconnectedElsewhere(page, JSON.stringify({ wallet: 'metamask', account: a }))
  expect(page.status()).toBe('connecting')
})

test('ignores accountsChanged after a disconnect in another tab', async () => {
  const page = await createPageWithWallet().connected()
  disconnectedElsewhere(page)
  page.wallet.emit('accountsChanged', [a])
  await page.settle()
  expect(page.status()).toBe('disconnected')
})

test.each([
  ['the whole storage is cleared', { key: null, oldValue: null, newValue: null }],
  ['the key gets an invalid value', { key, oldValue: null, newValue: '{' }],
  ['another key is removed', { key: 'touchstone.theme', oldValue: 'dark', newValue: null }],
  ['the removed value was invalid', { key, oldValue: '[', newValue: null }],
])('stays connected when %s', async (_, event) => {
  const page = await createPageWithWallet().connected()
  dispatchStorageEvent(page.window, event)
  expect(page.status()).toBe('connected')
})

test('stays connected when another tab disconnects another wallet', async () => {
  const page = await createPageWithWallet().connected()
  const oldValue = JSON.stringify({ wallet: 'rabby', account: a })
  disconnectedElsewhere(page, oldValue)
  expect(page.status()).toBe('connected')
})

test('disconnect() keeps the stored wallet of another tab', async () => {
  const here = await createPageWithWallet().connected()
  const { clock, storage } = here
  const there = createPageWithWallet({
    clock,
    storage,
    wallet: createFakeWallet('io.rabby', 'Rabby'),
  })
  await there.connection.connect({ wallet: 'rabby' })
  await here.connection.disconnect()
  expect(JSON.parse(storage.getItem(key) ?? '')).toMatchObject({ wallet: 'rabby' })
})
