import { expect, test } from 'vitest'
import { a, createFakeWallet } from '../fakes/createFakeWallet.ts'
import { createWorld } from '../fakes/createWorld.ts'

const key = 'touchstone.connection'
type World = ReturnType<typeof createWorld>

/** What a browser tells this tab when another one of the origin wrote to the storage they share. */
const told = (world: World, event: { key: string | null; [field: string]: unknown }) =>
  world.window.dispatchEvent(Object.assign(new Event('storage'), event))

/** The person disconnects in another tab, with a wallet that has no word for it. */
const disconnectedElsewhere = (world: World, oldValue = world.storage.getItem(key)) => {
  world.storage.removeItem(key)
  told(world, { key, oldValue, newValue: null })
}

test('this tab follows when the person disconnects in another', async () => {
  const world = await createWorld().connected()
  disconnectedElsewhere(world)
  expect(world.events()).toEqual(['connecting', 'connect', 'disconnect'])
  expect(world.connection.getSnapshot()).not.toHaveProperty('intent')
})

test('the wallet says it too, and it is one disconnect', async () => {
  const world = await createWorld().connected()
  disconnectedElsewhere(world)
  world.wallet.emit('accountsChanged', [])
  expect(world.events()).toEqual(['connecting', 'connect', 'disconnect'])
})

test('a switch that is open ends with it', async () => {
  const world = createWorld()
  const { promise } = await world.switching()
  disconnectedElsewhere(world)
  await expect(promise).rejects.toMatchObject({ class: 'SwitchChain', reason: 'disconnected' })
})

test('a silent attempt ends without a word', async () => {
  const { next, done } = await createWorld().reconnecting()
  disconnectedElsewhere(next)
  await done
  expect(next.stream.map(({ event }) => event)).toEqual(['connecting'])
})

test('what the person asks for in this tab meanwhile goes on', async () => {
  const world = createWorld()
  await world.connecting()
  disconnectedElsewhere(world, JSON.stringify({ wallet: 'metamask', account: a }))
  expect(world.status()).toBe('connecting')
})

test('after it, an account that the wallet shows again connects nothing', async () => {
  const world = await createWorld().connected()
  disconnectedElsewhere(world)
  world.wallet.emit('accountsChanged', [a])
  await world.settle()
  expect(world.status()).toBe('disconnected')
})

test.each([
  ['the whole storage was cleared', { key: null, oldValue: null, newValue: null }],
  ['the key was spoilt', { key, oldValue: null, newValue: '{' }],
  ['another key was removed', { key: 'touchstone.theme', oldValue: 'dark', newValue: null }],
  ['nobody knows what was there', { key, oldValue: '[', newValue: null }],
])('this tab stays connected where %s', async (_, event) => {
  const world = await createWorld().connected()
  told(world, event)
  expect(world.status()).toBe('connected')
})

test('this tab stays where another wallet was disconnected in the other', async () => {
  const world = await createWorld().connected()
  const oldValue = JSON.stringify({ wallet: 'rabby', account: a })
  disconnectedElsewhere(world, oldValue)
  expect(world.status()).toBe('connected')
})

test('a disconnect here leaves what another tab has connected since, with another wallet', async () => {
  const here = await createWorld().connected()
  const { clock, storage } = here
  const there = createWorld({ clock, storage, wallet: createFakeWallet('io.rabby', 'Rabby') })
  await there.connection.connect('rabby')
  await here.connection.disconnect()
  expect(JSON.parse(storage.getItem(key) ?? '')).toMatchObject({ wallet: 'rabby' })
})
