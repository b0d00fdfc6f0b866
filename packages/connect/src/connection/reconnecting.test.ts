import { expect, test } from 'vitest'
import { createFakeStorage } from '../fakes/createFakeStorage.ts'
import { a, b, createFakeWallet, never } from '../fakes/createFakeWallet.ts'
import { createPageWithWallet } from '../fakes/createPageWithWallet.ts'

test('restores the connection in the next page without a prompt', async () => {
  const page = await createPageWithWallet().connected()
  const next = page.reload()
  await next.connection.reconnect()
  expect(next.events()).toEqual(['connecting', 'connect'])
  expect(page.wallet.calls('eth_requestAccounts')).toHaveLength(1)
})

test('requests the accounts once more from Rabby, whose page would not notice a lock', async () => {
  const wallet = createFakeWallet('io.rabby')
  const page = createPageWithWallet({ wallet })
  await page.connection.connect({ wallet: 'rabby' })
  const next = page.reload()
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
  const page = createPageWithWallet(options)
  await page.connection.connect({ wallet: 'rabby' })
  const next = page.reload(options)
  await next.connection.reconnect()
  expect(next.status()).toBe('connected')
  expect(wallet.calls('eth_requestAccounts')).toHaveLength(1)
})

test('the snapshot of a reconnect has the wallet, account and chain to restore', async () => {
  const { next } = await createPageWithWallet().reconnecting()
  expect(next.connection.getSnapshot()).toMatchObject({
    status: 'reconnecting',
    restoring: { wallet: 'metamask', account: a, chainId: 56 },
  })
})

test("restores the connection on the wallet's current chain without a prompt", async () => {
  const page = await createPageWithWallet().connected()
  page.wallet.state.chainId = '0x1'
  const next = page.reload()
  await next.connection.reconnect()
  expect(next.connection.getSnapshot()).toMatchObject({ status: 'connected', chainId: 1 })
  expect(page.wallet.calls('wallet_switchEthereumChain')).toHaveLength(0)
})

test('restores nothing after the user disconnected', async () => {
  const page = await createPageWithWallet().connected()
  await page.connection.disconnect()
  const next = page.reload()
  await next.connection.reconnect()
  expect(next.stream).toEqual([])
  expect(page.storage.keys()).toEqual(['touchstone.recent'])
})

test('restores nothing after a reload during the first attempt', async () => {
  const page = createPageWithWallet()
  await page.connecting()
  const next = page.reload()
  await next.connection.reconnect()
  expect(next.stream).toEqual([])
})

test.each([
  ['[]', []],
  ['undefined', undefined],
])('the answer %s ends the reconnect without an error, and keeps the intent', async (_, value) => {
  const page = await createPageWithWallet().connected()
  page.wallet.on('eth_accounts', () => value)
  const next = page.reload()
  await next.connection.reconnect()
  expect(next.stream.map(({ event }) => event)).toEqual(['connecting'])
  expect(next.connection.getSnapshot()).toMatchObject({
    status: 'disconnected',
    intent: 'metamask',
  })
})

test('ends after 5 s of a visible page if the wallet does not answer', async () => {
  const { next, done } = await createPageWithWallet().reconnecting()
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
  const page = await createPageWithWallet().connected()
  const next = page.reload({ announced: false })
  const done = next.connection.reconnect()
  next.announce(createFakeWallet('io.rabby'))
  await next.settle()
  expect(next.status()).toBe('reconnecting')
  next.announce(page.wallet)
  await done
  expect(next.events()).toEqual(['connecting', 'connect'])
})

test('ends after 5 s if the wallet does not announce itself', async () => {
  const page = await createPageWithWallet().connected()
  const next = page.reload({ announced: false })
  const done = next.connection.reconnect()
  await next.clock.advance(5_000)
  await done
  expect(next.status()).toBe('disconnected')
})

test('disconnect() while reconnecting revokes the permission and emits no event', async () => {
  const page = createPageWithWallet()
  const { next } = await page.reconnecting()
  await next.connection.disconnect()
  expect(page.wallet.calls('wallet_revokePermissions')).toHaveLength(1)
  expect(next.events()).toEqual(['connecting'])
})

test('connects to another wallet while the stored wallet does not answer', async () => {
  const { next } = await createPageWithWallet().reconnecting()
  next.announce(createFakeWallet('io.rabby'))
  await next.connection.connect({ wallet: 'rabby' })
  expect(next.events()).toEqual(['connecting', 'connecting', 'connect'])
})

test('connect() while reconnecting continues the attempt without a second connecting', async () => {
  const { next, done } = await createPageWithWallet().reconnecting()
  const connected = next.connection.connect({ wallet: 'metamask' })
  await Promise.all([connected, done])
  expect(next.events()).toEqual(['connecting', 'connect'])
  expect(next.connection.getSnapshot().attempt).toBe(1)
})

test('emits no change for events while reconnecting, and ends after an empty accounts list', async () => {
  const { next, done } = await createPageWithWallet().reconnecting()
  next.wallet.emit('accountsChanged', [b])
  next.wallet.emit('chainChanged', '0x1')
  expect(next.status()).toBe('reconnecting')
  next.wallet.emit('accountsChanged', [])
  await done
  expect(next.events()).toEqual(['connecting'])
})

test('reads the accounts again when an event contradicts the answer', async () => {
  const { next, done, answer } = await createPageWithWallet().reconnecting()
  next.wallet.emit('accountsChanged', [b])
  next.wallet.on('eth_accounts', () => [b])
  answer.resolve([a])
  await done
  expect(next.connection.getSnapshot().accounts).toEqual([b])
})

test('connects again after an unlock if the user had not disconnected', async () => {
  const page = await createPageWithWallet().connected()
  page.wallet.lock()
  page.wallet.state.permitted = true
  page.wallet.emit('accountsChanged', [a])
  await page.settle()
  expect(page.events().slice(2)).toEqual(['disconnect', 'connecting', 'connect'])
})

test('ignores an unlock after the user disconnected', async () => {
  const page = await createPageWithWallet().connected()
  await page.connection.disconnect()
  page.wallet.emit('accountsChanged', [a])
  await page.settle()
  expect(page.events().slice(2)).toEqual(['disconnect'])
})

test('keeps the intent of the previous wallet after a rejected connect', async () => {
  const page = await createPageWithWallet().connected()
  const other = createFakeWallet('io.rabby')
  other.on('eth_requestAccounts', () => Promise.reject({ code: 4001, message: '' }))
  page.announce(other)
  await page.connection.connect({ wallet: 'rabby' }).catch(() => {})
  expect(page.connection.getSnapshot().intent).toBe('metamask')
  page.wallet.emit('accountsChanged', [b])
  await page.settle()
  expect(page.connection.getSnapshot()).toMatchObject({
    status: 'connected',
    wallet: 'metamask',
    accounts: [b],
  })
})

test('reconnect() in an open page restores a wallet that was locked', async () => {
  const page = await createPageWithWallet().connected()
  page.wallet.lock()
  page.wallet.state.permitted = true
  await page.connection.reconnect()
  expect(page.status()).toBe('connected')
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
  const page = createPageWithWallet({
    storage: createFakeStorage({ 'touchstone.connection': text }),
  })
  await page.connection.reconnect()
  expect(page.stream).toEqual([])
})

test('works with a storage that throws', async () => {
  const throwing = () => {
    throw new DOMException('No', 'SecurityError')
  }
  const page = createPageWithWallet({
    connection: { storage: { getItem: throwing, setItem: throwing, removeItem: throwing } },
  })
  await page.connected()
  await page.connection.disconnect()
  expect(page.events()).toEqual(['connecting', 'connect', 'disconnect'])
})

test('keeps connection and intent when the storage is cleared', async () => {
  const page = await createPageWithWallet().connected()
  page.storage.removeItem('touchstone.connection')
  page.wallet.lock()
  page.wallet.emit('accountsChanged', [a])
  await page.settle()
  expect(page.status()).toBe('connected')
})

test('all storage keys begin with touchstone.', async () => {
  const page = await createPageWithWallet().connected()
  expect(page.storage.keys()).toEqual(['touchstone.connection', 'touchstone.recent'])
})

test('detects an approval during the back/forward cache, and requests nothing before it', async () => {
  const page = createPageWithWallet()
  const { promise } = await page.connecting()
  page.restore()
  await page.settle()
  expect(page.status()).toBe('connecting')
  expect(page.wallet.calls('eth_requestAccounts')).toHaveLength(1)
  page.wallet.state.permitted = true
  page.wallet.off('eth_requestAccounts')
  page.wallet.on('eth_requestAccounts', () => [a])
  page.restore()
  await expect(promise).resolves.toMatchObject({ accounts: [a] })
})

test('reconnect() resolves without a stored wallet', async () => {
  const page = createPageWithWallet()
  await expect(page.connection.reconnect()).resolves.toBeUndefined()
})

test('cancel() and disconnect() during a reconnect leave no timer', async () => {
  const { next, done } = await createPageWithWallet().reconnecting()
  next.wallet.on('eth_accounts', never)
  next.connection.cancel()
  await done
  await next.connection.disconnect()
  expect(next.status()).toBe('disconnected')
  expect(next.clock.pending()).toBe(0)
})

test('ignores an error of the second request after the back/forward cache', async () => {
  const page = createPageWithWallet()
  const { answer, promise } = await page.connecting()
  page.wallet.state.permitted = true
  page.wallet.on('eth_requestAccounts', () => Promise.reject({ code: -32002, message: 'pending' }))
  page.restore()
  page.restore()
  await page.settle()
  expect(page.status()).toBe('connecting')
  expect(page.wallet.calls('eth_requestAccounts')).toHaveLength(2)
  answer.resolve([a])
  await expect(promise).resolves.toMatchObject({ accounts: [a] })
})

test('ends without an error when the provider emits disconnect', async () => {
  const { next, done } = await createPageWithWallet().reconnecting()
  next.wallet.emit('disconnect', { code: 4900 })
  await done
  expect(next.stream.map(({ event }) => event)).toEqual(['connecting'])
})

test('reads the accounts again after disconnect 1013, and ends if the wallet returns none', async () => {
  const { next, done } = await createPageWithWallet().reconnecting()
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
  const { next, done } = await createPageWithWallet().reconnecting()
  await expect(next.connection.connect({ wallet: 'gate' })).rejects.toMatchObject({
    name: 'ProviderNotFoundError',
  })
  await done
  expect(next.status()).toBe('disconnected')
})
