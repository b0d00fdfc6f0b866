import { expect, test } from 'vitest'
import { createFakeStorage } from '../fakes/createFakeStorage.ts'
import { a, b, createFakeWallet, deferred, never } from '../fakes/createFakeWallet.ts'
import { createWorld } from '../fakes/createWorld.ts'

test('the next page restores without a prompt', async () => {
  const world = await createWorld().connected()
  const next = world.reload()
  await next.connection.reconnect()
  expect(next.events()).toEqual(['connecting', 'connect'])
  expect(world.wallet.calls('eth_requestAccounts')).toHaveLength(1)
})

test('while it does, it shows what is being restored', async () => {
  const { next } = await createWorld().reconnecting()
  expect(next.connection.getSnapshot()).toMatchObject({
    status: 'reconnecting',
    restoring: { wallet: 'metamask', account: a, chainId: 56 },
  })
})

test('a wallet on another chain is restored there, without a prompt', async () => {
  const world = await createWorld().connected()
  world.wallet.state.chainId = '0x1'
  const next = world.reload()
  await next.connection.reconnect()
  expect(next.connection.getSnapshot()).toMatchObject({ status: 'connected', chainId: 1 })
  expect(world.wallet.calls('wallet_switchEthereumChain')).toHaveLength(0)
})

test('after the person disconnected nothing is restored', async () => {
  const world = await createWorld().connected()
  await world.connection.disconnect()
  const next = world.reload()
  await next.connection.reconnect()
  expect(next.stream).toEqual([])
  expect(world.storage.keys()).toEqual(['touchstone.recent'])
})

test('a first attempt that the page did not live to see leaves nothing', async () => {
  const world = createWorld()
  await world.connecting()
  const next = world.reload()
  await next.connection.reconnect()
  expect(next.stream).toEqual([])
})

test.each([
  ['[]', []],
  ['undefined', undefined],
])('the answer %s ends it silently, and keeps the intent', async (_, value) => {
  const world = await createWorld().connected()
  world.wallet.on('eth_accounts', () => value)
  const next = world.reload()
  await next.connection.reconnect()
  expect(next.stream.map(({ event }) => event)).toEqual(['connecting'])
  expect(next.connection.getSnapshot()).toMatchObject({
    status: 'disconnected',
    intent: 'metamask',
  })
})

test('a mute wallet ends it after 5 s, counted while the page is visible', async () => {
  const { next, done } = await createWorld().reconnecting()
  await next.clock.advance(3_000)
  next.setVisible(false)
  await next.clock.advance(60_000)
  next.setVisible(true)
  await next.clock.advance(1_999)
  expect(next.status()).toBe('reconnecting')
  await next.clock.advance(1)
  await done
  expect(next.stream.map(({ event }) => event)).toEqual(['connecting'])
  expect(next.clock.pending()).toBe(0)
})

test('a wallet that announces itself late is waited for', async () => {
  const world = await createWorld().connected()
  const next = world.reload({ announced: false })
  const done = next.connection.reconnect()
  next.announce(createFakeWallet('io.rabby'))
  await next.settle()
  expect(next.status()).toBe('reconnecting')
  next.announce(world.wallet)
  await done
  expect(next.events()).toEqual(['connecting', 'connect'])
})

test('a wallet that never comes ends it', async () => {
  const world = await createWorld().connected()
  const next = world.reload({ announced: false })
  const done = next.connection.reconnect()
  await next.clock.advance(5_000)
  await done
  expect(next.status()).toBe('disconnected')
})

test('who disconnects while it is restored takes the permission back in the wallet too, without a word', async () => {
  const world = createWorld()
  const { next } = await world.reconnecting()
  await next.connection.disconnect()
  expect(world.wallet.calls('wallet_revokePermissions')).toHaveLength(1)
  expect(next.events()).toEqual(['connecting'])
})

test('a mute wallet does not block another', async () => {
  const { next } = await createWorld().reconnecting()
  next.announce(createFakeWallet('io.rabby'))
  await next.connection.connect('rabby')
  expect(next.events()).toEqual(['connecting', 'connecting', 'connect'])
})

test('the person connects meanwhile: the attempt becomes their own, without a second connecting', async () => {
  const { next, done } = await createWorld().reconnecting()
  const connected = next.connection.connect('metamask')
  await Promise.all([connected, done])
  expect(next.events()).toEqual(['connecting', 'connect'])
  expect(next.connection.getSnapshot().attempt).toBe(1)
})

test('events meanwhile are no change; an empty list ends it', async () => {
  const { next, done } = await createWorld().reconnecting()
  next.wallet.emit('accountsChanged', [b])
  next.wallet.emit('chainChanged', '0x1')
  expect(next.status()).toBe('reconnecting')
  next.wallet.emit('accountsChanged', [])
  await done
  expect(next.events()).toEqual(['connecting'])
})

test('an event that contradicts the answer is settled by asking again', async () => {
  const world = await createWorld().connected()
  const answer = deferred()
  world.wallet.on('eth_accounts', () => answer.promise)
  const next = world.reload()
  const done = next.connection.reconnect()
  await next.settle()
  world.wallet.emit('accountsChanged', [b])
  world.wallet.on('eth_accounts', () => [b])
  answer.resolve([a])
  await done
  expect(next.connection.getSnapshot().accounts).toEqual([b])
})

test('unlocked in the wallet: connected again, if the person had not disconnected (decision 13)', async () => {
  const world = await createWorld().connected()
  world.wallet.lock()
  world.wallet.state.permitted = true
  world.wallet.emit('accountsChanged', [a])
  await world.settle()
  expect(world.events().slice(2)).toEqual(['disconnect', 'connecting', 'connect'])
})

test('unlocked after the person disconnected: nothing', async () => {
  const world = await createWorld().connected()
  await world.connection.disconnect()
  world.wallet.emit('accountsChanged', [a])
  await world.settle()
  expect(world.events().slice(2)).toEqual(['disconnect'])
})

test('a connect that is declined keeps the intent of the wallet before', async () => {
  const world = await createWorld().connected()
  const other = createFakeWallet('io.rabby')
  other.on('eth_requestAccounts', () => Promise.reject({ code: 4001, message: '' }))
  world.announce(other)
  await world.connection.connect('rabby').catch(() => {})
  expect(world.connection.getSnapshot().intent).toBe('metamask')
  world.wallet.emit('accountsChanged', [b])
  await world.settle()
  expect(world.connection.getSnapshot()).toMatchObject({
    status: 'connected',
    wallet: 'metamask',
    accounts: [b],
  })
})

test('reconnect in an open page asks the wallet that was lost', async () => {
  const world = await createWorld().connected()
  world.wallet.lock()
  world.wallet.state.permitted = true
  await world.connection.reconnect()
  expect(world.status()).toBe('connected')
})

test.each([
  '',
  'null',
  '{',
  '[]',
  '{"wallet":5}',
  '{"wallet":"metamask"}',
  '{"wallet":"metamask","account":"x"}',
  '7',
])('a spoilt memory %o is no memory', async (text) => {
  const world = createWorld({ storage: createFakeStorage({ 'touchstone.connection': text }) })
  await world.connection.reconnect()
  expect(world.stream).toEqual([])
})

test('a storage that throws is no error', async () => {
  const throwing = () => {
    throw new DOMException('No', 'SecurityError')
  }
  const world = createWorld({
    connection: { storage: { getItem: throwing, setItem: throwing, removeItem: throwing } },
  })
  await world.connected()
  await world.connection.disconnect()
  expect(world.events()).toEqual(['connecting', 'connect', 'disconnect'])
})

test('a storage cleared under the page does not end the connection, nor the intent of this page', async () => {
  const world = await createWorld().connected()
  world.storage.removeItem('touchstone.connection')
  world.wallet.lock()
  world.wallet.emit('accountsChanged', [a])
  await world.settle()
  expect(world.status()).toBe('connected')
})

test('storage keys begin with touchstone.', async () => {
  const world = await createWorld().connected()
  expect(world.storage.keys()).toEqual(['touchstone.connection', 'touchstone.recent'])
})

test('an approval during the back/forward cache is found, without a second prompt before', async () => {
  const world = createWorld()
  const { promise } = await world.connecting()
  world.restore()
  await world.settle()
  expect(world.status()).toBe('connecting')
  expect(world.wallet.calls('eth_requestAccounts')).toHaveLength(1)
  world.wallet.state.permitted = true
  world.wallet.off('eth_requestAccounts')
  world.wallet.on('eth_requestAccounts', () => [a])
  world.restore()
  await expect(promise).resolves.toMatchObject({ accounts: [a] })
})

test('reconnect resolves at once where there is nothing to wait for', async () => {
  const world = createWorld()
  await expect(world.connection.reconnect()).resolves.toBeUndefined()
})

test('a reconnect that nobody answers leaves no listener when cancelled and disconnected', async () => {
  const { next, done } = await createWorld().reconnecting()
  next.wallet.on('eth_accounts', never)
  next.connection.cancel()
  await done
  await next.connection.disconnect()
  expect(next.status()).toBe('disconnected')
  expect(next.clock.pending()).toBe(0)
})

test('a second prompt after the cache may fail: the first still decides', async () => {
  const world = createWorld()
  const { answer, promise } = await world.connecting()
  world.wallet.state.permitted = true
  world.wallet.on('eth_requestAccounts', () => Promise.reject({ code: -32002, message: 'pending' }))
  world.restore()
  world.restore()
  await world.settle()
  expect(world.status()).toBe('connecting')
  expect(world.wallet.calls('eth_requestAccounts')).toHaveLength(2)
  answer.resolve([a])
  await expect(promise).resolves.toMatchObject({ accounts: [a] })
})

test('a provider that disconnects ends it silently', async () => {
  const { next, done } = await createWorld().reconnecting()
  next.wallet.emit('disconnect', { code: 4900 })
  await done
  expect(next.stream.map(({ event }) => event)).toEqual(['connecting'])
})

test('disconnect 1013 meanwhile: asked again, ended where there is no account', async () => {
  const { next, done } = await createWorld().reconnecting()
  next.wallet.on('eth_accounts', () => [a])
  next.wallet.emit('disconnect', { code: 1013 })
  await next.settle()
  expect(next.status()).toBe('reconnecting')
  next.wallet.on('eth_accounts', () => [])
  next.wallet.emit('disconnect', { code: 1013 })
  await done
  expect(next.status()).toBe('disconnected')
})

test('a pick of a wallet that is not there ends it', async () => {
  const { next, done } = await createWorld().reconnecting()
  await expect(next.connection.connect('gate')).rejects.toMatchObject({ class: 'ProviderNotFound' })
  await done
  expect(next.status()).toBe('disconnected')
})
