import { expect, test } from 'vitest'
import { createFakeStorage } from '../fakes/createFakeStorage.ts'
import { a, b, createFakeWallet } from '../fakes/createFakeWallet.ts'
import { createPageWithWallet } from '../fakes/createPageWithWallet.ts'

/**
 * Reloads a page where MetaMask was connected. In the new page, a second wallet announces itself as MetaMask, exposes
 * another account and has the permission.
 */
async function createContestedPage(order: 'fake first' | 'fake last' = 'fake first') {
  const before = await createPageWithWallet().connected()
  const fake = createFakeWallet()
  fake.state.accounts = [b]
  fake.state.permitted = true
  const [first, last] = order === 'fake first' ? [fake, before.wallet] : [before.wallet, fake]
  const next = before.reload({ wallet: first })
  next.announce(last)
  return { ...next, fake, real: before.wallet, before }
}

test.each(['fake first', 'fake last'] as const)(
  'restores nothing when two wallets claim the identity, %s',
  async (order) => {
    const { connection, fake, real, stream } = await createContestedPage(order)
    real.on('eth_accounts', () => [a])
    await connection.reconnect()
    expect(connection.getSnapshot()).toMatchObject({
      status: 'disconnected',
      intent: 'metamask',
      contested: true,
    })
    expect([...fake.calls(), ...real.calls('eth_accounts')]).toEqual([])
    expect(stream).toEqual([])
  },
)

test('connects the wallet that the user then selects', async () => {
  const { connection } = await createContestedPage()
  await connection.reconnect()
  await connection.connect({ wallet: 'metamask#2' })
  expect(connection.getSnapshot()).toMatchObject({
    status: 'connected',
    accounts: [a],
    intent: 'metamask#2',
  })
  expect(connection.getSnapshot()).not.toHaveProperty('contested')
})

test('stores the identity without its number, because numbers differ between pages', async () => {
  const { connection, storage } = await createContestedPage()
  await connection.connect({ wallet: 'metamask#2' })
  expect(JSON.parse(storage.getItem('touchstone.connection') ?? '')).toMatchObject({
    wallet: 'metamask',
  })
  expect(storage.getItem('touchstone.recent')).toBe('metamask')
})

test('restores again when only one wallet claims the identity', async () => {
  const { connection, before } = await createContestedPage()
  await connection.connect({ wallet: 'metamask#2' })
  const next = before.reload()
  await next.connection.reconnect()
  expect(next.connection.getSnapshot()).toMatchObject({ status: 'connected', wallet: 'metamask' })
})

test('stops restoring when a second wallet claims the identity', async () => {
  const { next, done } = await createPageWithWallet().reconnecting()
  next.announce(createFakeWallet())
  await done
  expect(next.connection.getSnapshot()).toMatchObject({ status: 'disconnected', contested: true })
  expect(next.events()).toEqual(['connecting'])
})

test('ignores the answer of a wallet that it stopped restoring', async () => {
  const { next, done, answer } = await createPageWithWallet().reconnecting()
  next.announce(createFakeWallet())
  await done
  answer.resolve([b])
  await next.settle()
  expect(next.status()).toBe('disconnected')
})

test('does not restore after an event of one of two wallets', async () => {
  const { connection, fake, real, settle } = await createContestedPage()
  await connection.reconnect()
  for (const wallet of [fake, real]) wallet.emit('accountsChanged', [b])
  await settle()
  expect(connection.getSnapshot().status).toBe('disconnected')
})

test('restores after an event of the wallet that was connected in this page', async () => {
  const { connection, real, settle } = await createContestedPage()
  await connection.connect({ wallet: 'metamask#2' })
  real.lock()
  real.state.permitted = true
  real.emit('accountsChanged', [a])
  await settle()
  expect(connection.getSnapshot()).toMatchObject({ status: 'connected', wallet: 'metamask#2' })
})

test('sends no request to a wallet that claims the identity after the connect', async () => {
  const page = await createPageWithWallet().connected()
  const fake = createFakeWallet()
  page.announce({ ...fake, info: page.wallet.info })
  await page.connection.switchChain({ chainId: 1 })
  fake.emit('accountsChanged', [b])
  await page.connection.getProvider()?.request({ method: 'eth_accounts' })
  expect(fake.calls()).toEqual([])
  expect(page.connection.getSnapshot()).toMatchObject({ accounts: [a], chainId: 1 })
})

test('a wallet found by namespace keeps its connection when its identity is announced later', async () => {
  const legacy = createFakeWallet('io.rabby')
  const window = Object.assign(new EventTarget(), { rabby: legacy.provider })
  const page = createPageWithWallet({ window, announced: false })
  await page.connection.connect({ wallet: 'rabby' })
  const late = createFakeWallet('io.rabby')
  page.announce(late)
  await page.connection.switchChain({ chainId: 1 })
  expect(late.calls()).toEqual([])
  expect(legacy.calls('wallet_switchEthereumChain')).toHaveLength(1)
})

test.each(['before', 'after'])(
  'restores nothing if a wallet that was found by its namespace is announced by a fake %s the page starts',
  async (time) => {
    const legacy = createFakeWallet()
    const window = Object.assign(new EventTarget(), { gatewallet: legacy.provider })
    const before = createPageWithWallet({ window, announced: false })
    await before.connection.connect({ wallet: 'gate' })
    const fake = createFakeWallet('io.gate.wallet')
    fake.state.accounts = [b]
    fake.state.permitted = true
    const announce = () => before.announce(fake)
    if (time === 'before') window.addEventListener('eip6963:requestProvider', announce)
    const next = before.reload({ window, announced: false })
    if (time === 'after') announce()
    await next.connection.reconnect()
    expect(next.connection.getSnapshot()).toMatchObject({
      status: 'disconnected',
      intent: 'gate',
      contested: true,
    })
    expect(fake.calls()).toEqual([])
  },
)

test('does not prompt for an identity that another script stored', async () => {
  const stored = { wallet: 'com.evil', account: a, chainId: 56 }
  const storage = createFakeStorage({ 'touchstone.connection': JSON.stringify(stored) })
  const evil = createFakeWallet('com.evil')
  const page = createPageWithWallet({ storage, wallet: evil })
  await page.connection.reconnect()
  expect(page.status()).toBe('disconnected')
  expect(evil.calls('eth_requestAccounts')).toEqual([])
})

test('restores nothing for a number that another script stored', async () => {
  const stored = { wallet: 'metamask#2', account: a, chainId: 56 }
  const storage = createFakeStorage({ 'touchstone.connection': JSON.stringify(stored) })
  const page = createPageWithWallet({ storage })
  const fake = createFakeWallet()
  fake.state.permitted = true
  page.announce(fake)
  await page.connection.reconnect()
  expect(page.connection.getSnapshot()).toMatchObject({
    status: 'disconnected',
    intent: 'metamask',
    contested: true,
  })
})

test('disconnects one of two wallets when another tab disconnects the identity', async () => {
  const { connection, window } = await createContestedPage()
  await connection.connect({ wallet: 'metamask#2' })
  const oldValue = JSON.stringify({ wallet: 'metamask', account: a, chainId: 56 })
  const event = { key: 'touchstone.connection', oldValue, newValue: null }
  window.dispatchEvent(Object.assign(new Event('storage'), event))
  expect(connection.getSnapshot()).toMatchObject({ status: 'disconnected' })
})

test('marks none of two wallets as recent', async () => {
  const { connection } = await createContestedPage()
  expect(connection.wallets.getSnapshot().filter(({ recent }) => recent)).toEqual([])
})

test('restores the session of a phone even if several wallets of the page claim its identity', async () => {
  const before = await createPageWithWallet().connected()
  const phone = createFakeWallet()
  phone.state.permitted = true
  const remote = Object.assign(async () => phone.provider, { isOpen: () => true })
  const next = before.reload({ connection: { remotes: { metamask: remote } } })
  next.announce(createFakeWallet())
  await next.connection.reconnect()
  expect(next.status()).toBe('connected')
  expect(phone.calls('eth_accounts')).not.toHaveLength(0)
})

test('returns the number of dropped announcements', () => {
  const { announce, connection } = createPageWithWallet()
  for (let n = 0; n < 70; n += 1) announce(createFakeWallet('com.bee'))
  expect(connection.wallets.dropped()).toBe(6)
})
