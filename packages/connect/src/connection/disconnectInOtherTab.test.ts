import { expect, test } from 'vitest'
import { dispatchStorageEvent } from '../fakes/createFakeStorage.ts'
import { a, createFakeWallet } from '../fakes/createFakeWallet.ts'
import { createTestPage } from '../fakes/createTestPage.ts'

const key = 'touchstone.connection'
type World = ReturnType<typeof createTestPage>

/** Simulates a disconnect in another tab, for a wallet that emits no event then. */
const disconnectedElsewhere = (world: World, oldValue = world.storage.getItem(key)) => {
  world.storage.removeItem(key)
  dispatchStorageEvent(world.window, { key, oldValue, newValue: null })
}

test('disconnects when the user disconnects in another tab', async () => {
  const world = await createTestPage().connected()
  disconnectedElsewhere(world)
  expect(world.events()).toEqual(['connecting', 'connect', 'disconnect'])
  expect(world.connection.getSnapshot()).not.toHaveProperty('intent')
})

test('emits one disconnect if the wallet also emits an event', async () => {
  const world = await createTestPage().connected()
  disconnectedElsewhere(world)
  world.wallet.emit('accountsChanged', [])
  expect(world.events()).toEqual(['connecting', 'connect', 'disconnect'])
})

test('rejects a pending switch when the user disconnects in another tab', async () => {
  const world = createTestPage()
  const { promise } = await world.switching()
  disconnectedElsewhere(world)
  await expect(promise).rejects.toMatchObject({ name: 'SwitchChainError', reason: 'disconnected' })
})

test('ends a reconnect without an error when the user disconnects in another tab', async () => {
  const { next, done } = await createTestPage().reconnecting()
  disconnectedElsewhere(next)
  await done
  expect(next.stream.map(({ event }) => event)).toEqual(['connecting'])
})

test('a pending connect in this tab continues when the user disconnects in another tab', async () => {
  const world = createTestPage()
  await world.connecting()
  disconnectedElsewhere(world, JSON.stringify({ wallet: 'metamask', account: a }))
  expect(world.status()).toBe('connecting')
})

test('ignores accountsChanged after a disconnect in another tab', async () => {
  const world = await createTestPage().connected()
  disconnectedElsewhere(world)
  world.wallet.emit('accountsChanged', [a])
  await world.settle()
  expect(world.status()).toBe('disconnected')
})

test.each([
  ['the whole storage is cleared', { key: null, oldValue: null, newValue: null }],
  ['the key gets an invalid value', { key, oldValue: null, newValue: '{' }],
  ['another key is removed', { key: 'touchstone.theme', oldValue: 'dark', newValue: null }],
  ['the removed value was invalid', { key, oldValue: '[', newValue: null }],
])('stays connected when %s', async (_, event) => {
  const world = await createTestPage().connected()
  dispatchStorageEvent(world.window, event)
  expect(world.status()).toBe('connected')
})

test('stays connected when another tab disconnects another wallet', async () => {
  const world = await createTestPage().connected()
  const oldValue = JSON.stringify({ wallet: 'rabby', account: a })
  disconnectedElsewhere(world, oldValue)
  expect(world.status()).toBe('connected')
})

test('disconnect() keeps the stored wallet of another tab', async () => {
  const here = await createTestPage().connected()
  const { clock, storage } = here
  const there = createTestPage({ clock, storage, wallet: createFakeWallet('io.rabby', 'Rabby') })
  await there.connection.connect({ wallet: 'rabby' })
  await here.connection.disconnect()
  expect(JSON.parse(storage.getItem(key) ?? '')).toMatchObject({ wallet: 'rabby' })
})
