import { expect, test } from 'vitest'
import { createFakeStorage } from '../fakes/createFakeStorage.ts'
import { a, b, createFakeWallet, deferred, never } from '../fakes/createFakeWallet.ts'
import { createTestPage } from '../fakes/createTestPage.ts'

test('restores the connection in the next page without a prompt', async () => {
  const world = await createTestPage().connected()
  const next = world.reload()
  await next.connection.reconnect()
  expect(next.events()).toEqual(['connecting', 'connect'])
  expect(world.wallet.calls('eth_requestAccounts')).toHaveLength(1)
})

test('requests the accounts once more from Rabby, whose page would not notice a lock', async () => {
  const wallet = createFakeWallet('io.rabby')
  const world = createTestPage({ wallet })
  await world.connection.connect({ wallet: 'rabby' })
  const next = world.reload()
  await next.connection.reconnect()
  expect(wallet.calls('eth_requestAccounts')).toHaveLength(2)
})

test('does not request the accounts of Rabby once more on a phone', async () => {
  const wallet = createFakeWallet('io.rabby')
  const options = {
    wallet,
    announced: false,
    connection: { remotes: { rabby: async () => wallet.provider } },
  }
  const world = createTestPage(options)
  await world.connection.connect({ wallet: 'rabby' })
  const next = world.reload(options)
  await next.connection.reconnect()
  expect(next.status()).toBe('connected')
  expect(wallet.calls('eth_requestAccounts')).toHaveLength(1)
})

test('the snapshot of a reconnect has the wallet, account and chain to restore', async () => {
  const { next } = await createTestPage().reconnecting()
  expect(next.connection.getSnapshot()).toMatchObject({
    status: 'reconnecting',
    restoring: { wallet: 'metamask', account: a, chainId: 56 },
  })
})

test("restores the connection on the wallet's current chain without a prompt", async () => {
  const world = await createTestPage().connected()
  world.wallet.state.chainId = '0x1'
  const next = world.reload()
  await next.connection.reconnect()
  expect(next.connection.getSnapshot()).toMatchObject({ status: 'connected', chainId: 1 })
  expect(world.wallet.calls('wallet_switchEthereumChain')).toHaveLength(0)
})

test('restores nothing after the user disconnected', async () => {
  const world = await createTestPage().connected()
  await world.connection.disconnect()
  const next = world.reload()
  await next.connection.reconnect()
  expect(next.stream).toEqual([])
  expect(world.storage.keys()).toEqual(['touchstone.recent'])
})

test('restores nothing after a reload during the first attempt', async () => {
  const world = createTestPage()
  await world.connecting()
  const next = world.reload()
  await next.connection.reconnect()
  expect(next.stream).toEqual([])
})

test.each([
  ['[]', []],
  ['undefined', undefined],
])('the answer %s ends the reconnect without an error, and keeps the intent', async (_, value) => {
  const world = await createTestPage().connected()
  world.wallet.on('eth_accounts', () => value)
  const next = world.reload()
  await next.connection.reconnect()
  expect(next.stream.map(({ event }) => event)).toEqual(['connecting'])
  expect(next.connection.getSnapshot()).toMatchObject({
    status: 'disconnected',
    intent: 'metamask',
  })
})

test('ends after 5 s of a visible page if the wallet does not answer', async () => {
  const { next, done } = await createTestPage().reconnecting()
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

test('waits for a wallet that announces itself late', async () => {
  const world = await createTestPage().connected()
  const next = world.reload({ announced: false })
  const done = next.connection.reconnect()
  next.announce(createFakeWallet('io.rabby'))
  await next.settle()
  expect(next.status()).toBe('reconnecting')
  next.announce(world.wallet)
  await done
  expect(next.events()).toEqual(['connecting', 'connect'])
})

test('ends after 5 s if the wallet does not announce itself', async () => {
  const world = await createTestPage().connected()
  const next = world.reload({ announced: false })
  const done = next.connection.reconnect()
  await next.clock.advance(5_000)
  await done
  expect(next.status()).toBe('disconnected')
})

test('disconnect() while reconnecting revokes the permission and emits no event', async () => {
  const world = createTestPage()
  const { next } = await world.reconnecting()
  await next.connection.disconnect()
  expect(world.wallet.calls('wallet_revokePermissions')).toHaveLength(1)
  expect(next.events()).toEqual(['connecting'])
})

test('connects to another wallet while the stored wallet does not answer', async () => {
  const { next } = await createTestPage().reconnecting()
  next.announce(createFakeWallet('io.rabby'))
  await next.connection.connect({ wallet: 'rabby' })
  expect(next.events()).toEqual(['connecting', 'connecting', 'connect'])
})

test('connect() while reconnecting continues the attempt without a second connecting', async () => {
  const { next, done } = await createTestPage().reconnecting()
  const connected = next.connection.connect({ wallet: 'metamask' })
  await Promise.all([connected, done])
  expect(next.events()).toEqual(['connecting', 'connect'])
  expect(next.connection.getSnapshot().attempt).toBe(1)
})

test('emits no change for events while reconnecting, and ends after an empty accounts list', async () => {
  const { next, done } = await createTestPage().reconnecting()
  next.wallet.emit('accountsChanged', [b])
  next.wallet.emit('chainChanged', '0x1')
  expect(next.status()).toBe('reconnecting')
  next.wallet.emit('accountsChanged', [])
  await done
  expect(next.events()).toEqual(['connecting'])
})

test('reads the accounts again when an event contradicts the answer', async () => {
  const world = await createTestPage().connected()
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

test('connects again after an unlock if the user had not disconnected', async () => {
  const world = await createTestPage().connected()
  world.wallet.lock()
  world.wallet.state.permitted = true
  world.wallet.emit('accountsChanged', [a])
  await world.settle()
  expect(world.events().slice(2)).toEqual(['disconnect', 'connecting', 'connect'])
})

test('ignores an unlock after the user disconnected', async () => {
  const world = await createTestPage().connected()
  await world.connection.disconnect()
  world.wallet.emit('accountsChanged', [a])
  await world.settle()
  expect(world.events().slice(2)).toEqual(['disconnect'])
})

test('keeps the intent of the previous wallet after a rejected connect', async () => {
  const world = await createTestPage().connected()
  const other = createFakeWallet('io.rabby')
  other.on('eth_requestAccounts', () => Promise.reject({ code: 4001, message: '' }))
  world.announce(other)
  await world.connection.connect({ wallet: 'rabby' }).catch(() => {})
  expect(world.connection.getSnapshot().intent).toBe('metamask')
  world.wallet.emit('accountsChanged', [b])
  await world.settle()
  expect(world.connection.getSnapshot()).toMatchObject({
    status: 'connected',
    wallet: 'metamask',
    accounts: [b],
  })
})

test('reconnect() in an open page restores a wallet that was locked', async () => {
  const world = await createTestPage().connected()
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
])('ignores the invalid stored value %o', async (text) => {
  const world = createTestPage({ storage: createFakeStorage({ 'touchstone.connection': text }) })
  await world.connection.reconnect()
  expect(world.stream).toEqual([])
})

test('works with a storage that throws', async () => {
  const throwing = () => {
    throw new DOMException('No', 'SecurityError')
  }
  const world = createTestPage({
    connection: { storage: { getItem: throwing, setItem: throwing, removeItem: throwing } },
  })
  await world.connected()
  await world.connection.disconnect()
  expect(world.events()).toEqual(['connecting', 'connect', 'disconnect'])
})

test('keeps connection and intent when the storage is cleared', async () => {
  const world = await createTestPage().connected()
  world.storage.removeItem('touchstone.connection')
  world.wallet.lock()
  world.wallet.emit('accountsChanged', [a])
  await world.settle()
  expect(world.status()).toBe('connected')
})

test('all storage keys begin with touchstone.', async () => {
  const world = await createTestPage().connected()
  expect(world.storage.keys()).toEqual(['touchstone.connection', 'touchstone.recent'])
})

test('detects an approval during the back/forward cache, and requests nothing before it', async () => {
  const world = createTestPage()
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

test('reconnect() resolves without a stored wallet', async () => {
  const world = createTestPage()
  await expect(world.connection.reconnect()).resolves.toBeUndefined()
})

test('cancel() and disconnect() during a reconnect leave no timer', async () => {
  const { next, done } = await createTestPage().reconnecting()
  next.wallet.on('eth_accounts', never)
  next.connection.cancel()
  await done
  await next.connection.disconnect()
  expect(next.status()).toBe('disconnected')
  expect(next.clock.pending()).toBe(0)
})

test('ignores an error of the second request after the back/forward cache', async () => {
  const world = createTestPage()
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

test('ends without an error when the provider emits disconnect', async () => {
  const { next, done } = await createTestPage().reconnecting()
  next.wallet.emit('disconnect', { code: 4900 })
  await done
  expect(next.stream.map(({ event }) => event)).toEqual(['connecting'])
})

test('reads the accounts again after disconnect 1013, and ends if the wallet returns none', async () => {
  const { next, done } = await createTestPage().reconnecting()
  next.wallet.on('eth_accounts', () => [a])
  next.wallet.emit('disconnect', { code: 1013 })
  await next.settle()
  expect(next.status()).toBe('reconnecting')
  next.wallet.on('eth_accounts', () => [])
  next.wallet.emit('disconnect', { code: 1013 })
  await done
  expect(next.status()).toBe('disconnected')
})

test('ends when the user connects to a missing wallet', async () => {
  const { next, done } = await createTestPage().reconnecting()
  await expect(next.connection.connect({ wallet: 'gate' })).rejects.toMatchObject({
    name: 'ProviderNotFoundError',
  })
  await done
  expect(next.status()).toBe('disconnected')
})
