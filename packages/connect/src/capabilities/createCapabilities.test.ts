import { expect, test, vi } from 'vitest'
import { classify } from '../classify/classify.ts'
import { a, b, createFakeWallet, deferred, fail, never } from '../fakes/createFakeWallet.ts'
import { createPageWithPhone } from '../fakes/createPageWithPhone.ts'
import { createPageWithWallet } from '../fakes/createPageWithWallet.ts'
import { createCapabilities } from './createCapabilities.ts'

const settled = 300
const ready = { '0x38': { atomic: { status: 'ready' } } }
const supported = { '0x38': { atomic: { status: 'supported' } } }
const data = {
  ready: { 56: { atomic: 'ready' }, 1: { atomic: 'unsupported' } },
  supported: { 56: { atomic: 'supported' }, 1: { atomic: 'unsupported' } },
  none: { 56: { atomic: 'unsupported' }, 1: { atomic: 'unsupported' } },
}
const disconnected = { data: undefined, error: null, isPending: false }
const pending = { data: undefined, error: null, isPending: true }
const answered = (known: object) => ({ data: known, error: null, isPending: false })

/** Creates a connected page whose wallet is `ready`, and a store of its capabilities. */
async function setUp() {
  const page = await createPageWithWallet().connected()
  page.wallet.on('wallet_getCapabilities', () => ready)
  const store = createCapabilities(page.connection, { clock: page.clock })
  const requests = () => page.wallet.calls('wallet_getCapabilities').map(({ params }) => params)
  const changeAccount = (account: string) => {
    page.wallet.state.accounts = [account]
    page.wallet.emit('accountsChanged', [account])
  }
  return { ...page, store, requests, changeAccount }
}

/** Creates the page of `setUp` with one subscriber, after the wallet has answered. */
async function subscribed() {
  const page = await setUp()
  const listener = vi.fn<() => void>()
  const unsubscribe = page.store.subscribe(listener)
  await page.clock.advance(settled)
  return { ...page, listener, unsubscribe }
}

test('sends no request before the first subscriber', async () => {
  const { clock, requests, store } = await setUp()
  expect(store.getSnapshot()).toEqual(pending)
  await clock.advance(10_000)
  expect(requests()).toEqual([])
})

test('asks for the selected account and the chains of the connection', async () => {
  const { requests, store } = await subscribed()
  expect(requests()).toEqual([[a, ['0x38', '0x1']]])
  expect(store.getSnapshot()).toEqual(answered(data.ready))
})

test('returns the same snapshot until something changes, and calls the listener once for an answer', async () => {
  const { listener, store } = await subscribed()
  expect(listener).toHaveBeenCalledTimes(1)
  expect(store.getSnapshot()).toBe(store.getSnapshot())
})

test('asks after the connection begins, and knows nothing after it ended', async () => {
  const page = createPageWithWallet()
  page.wallet.on('wallet_getCapabilities', () => ready)
  const store = createCapabilities(page.connection, { clock: page.clock })
  store.subscribe(() => {})
  expect(store.getSnapshot()).toEqual(disconnected)
  await page.connected()
  expect(store.getSnapshot()).toEqual(pending)
  await page.clock.advance(settled)
  expect(store.getSnapshot()).toEqual(answered(data.ready))
  await page.connection.disconnect()
  expect(store.getSnapshot()).toEqual(disconnected)
})

test('asks again after a new connection to the same account', async () => {
  const { clock, connection, requests, store } = await subscribed()
  await connection.disconnect()
  await connection.connect({ wallet: 'metamask' })
  expect(store.getSnapshot()).toEqual(pending)
  await clock.advance(settled)
  expect(requests()).toHaveLength(2)
})

test('asks again when the account or the chain changes', async () => {
  const { changeAccount, clock, requests, store, wallet } = await subscribed()
  wallet.on('wallet_getCapabilities', () => supported)
  changeAccount(b)
  expect(store.getSnapshot()).toEqual(pending)
  await clock.advance(settled)
  expect(store.getSnapshot()).toEqual(answered(data.supported))
  wallet.emit('chainChanged', '0x1')
  expect(store.getSnapshot()).toEqual(pending)
  await clock.advance(settled)
  expect(requests().map(([account]) => account)).toEqual([a, b, b])
})

test('does not ask again when other accounts change, or during a switch', async () => {
  const { clock, connection, listener, requests, wallet } = await subscribed()
  wallet.emit('accountsChanged', [a, b])
  wallet.on('wallet_switchEthereumChain', never)
  connection.switchChain({ chainId: 1 }).catch(() => {})
  await clock.advance(1_000)
  expect(connection.getSnapshot()).toMatchObject({ status: 'switching', accounts: [a, b] })
  expect(requests()).toHaveLength(1)
  expect(listener).toHaveBeenCalledTimes(1)
})

test('asks once after 1,000 account changes in a tick', async () => {
  const { changeAccount, clock, requests, store } = await subscribed()
  for (let sent = 0; sent < 999; sent += 1) changeAccount(sent % 2 ? a : b)
  changeAccount(b)
  await clock.advance(5_000)
  expect(requests().map(([account]) => account)).toEqual([a, b])
  expect(store.getSnapshot()).toEqual(answered(data.ready))
})

test('does not ask again when the account returns at once', async () => {
  const { changeAccount, clock, requests, store } = await subscribed()
  changeAccount(b)
  changeAccount(a)
  expect(store.getSnapshot()).toEqual(answered(data.ready))
  await clock.advance(5_000)
  expect(requests()).toHaveLength(1)
})

test.each([
  ['account', (page: Awaited<ReturnType<typeof setUp>>) => page.changeAccount(b)],
  ['chain', ({ wallet }: Awaited<ReturnType<typeof setUp>>) => wallet.emit('chainChanged', '0x1')],
])('drops an answer about an older %s', async (_, change) => {
  const page = await setUp()
  const late = deferred()
  page.wallet.on('wallet_getCapabilities', () => late.promise)
  page.store.subscribe(() => {})
  await page.clock.advance(settled)
  change(page)
  late.resolve(supported)
  await page.settle()
  expect(page.store.getSnapshot()).toEqual(pending)
  page.wallet.on('wallet_getCapabilities', () => ready)
  await page.clock.advance(settled)
  expect(page.store.getSnapshot()).toEqual(answered(data.ready))
})

test('drops the answer about another account that was selected for a moment', async () => {
  const { changeAccount, clock, settle, store, wallet } = await subscribed()
  const late = deferred()
  wallet.on('wallet_getCapabilities', () => late.promise)
  changeAccount(b)
  await clock.advance(settled)
  changeAccount(a)
  late.resolve(supported)
  await settle()
  expect(store.getSnapshot()).toEqual(answered(data.ready))
})

test.each([
  ['without EIP-5792', { code: 4200, message: '' }, 'unsupported'],
  ['without the method', { code: -32601, message: '' }, 'unsupported'],
  ['that fails', { code: -32603, message: 'Internal error' }, 'unknown'],
])('has no capabilities and the error of a wallet %s', async (_, error, reason) => {
  const { clock, status, store, wallet } = await setUp()
  wallet.on('wallet_getCapabilities', fail(error))
  store.subscribe(() => {})
  await clock.advance(settled)
  expect(store.getSnapshot()).toEqual({ data: data.none, error, isPending: false })
  expect(classify(store.getSnapshot().error)).toBe(reason)
  expect(status()).toBe('connected')
})

test('stays connected and asks once when the wallet answers that the site is not authorized', async () => {
  const { clock, events, requests, status, store, wallet } = await setUp()
  wallet.on('wallet_getCapabilities', fail({ code: 4100, message: '' }))
  store.subscribe(() => {})
  await clock.advance(10_000)
  expect(store.getSnapshot()).toMatchObject({ data: data.none, error: { code: 4100 } })
  expect([status(), requests().length]).toEqual(['connected', 1])
  expect(events()).toEqual(['connecting', 'connect'])
})

test('ends the wait after 5 s, and accepts an answer after that', async () => {
  const { clock, requests, settle, store, wallet } = await setUp()
  const late = deferred()
  wallet.on('wallet_getCapabilities', () => late.promise)
  store.subscribe(() => {})
  await clock.advance(settled + 4_999)
  expect(store.getSnapshot()).toEqual(pending)
  await clock.advance(1)
  expect(store.getSnapshot()).toMatchObject({
    data: data.none,
    error: { name: 'TimeoutError', reason: 'timeout' },
    isPending: false,
  })
  late.resolve(ready)
  await settle()
  expect(store.getSnapshot()).toEqual(answered(data.ready))
  expect(requests()).toHaveLength(1)
})

test('two subscribers cause one request, and later ones none', async () => {
  const { clock, requests, store } = await setUp()
  const first = store.subscribe(() => {})
  const second = store.subscribe(() => {})
  await clock.advance(settled)
  first()
  second()
  store.subscribe(() => {})
  expect(store.getSnapshot()).toEqual(answered(data.ready))
  await clock.advance(5_000)
  expect(requests()).toHaveLength(1)
})

test('sends no request after the last subscriber has left, and leaves no timer', async () => {
  const { changeAccount, clock, requests, store } = await setUp()
  store.subscribe(() => {})()
  expect(clock.pending()).toBe(0)
  const unsubscribe = [store.subscribe(() => {}), store.subscribe(() => {})]
  await clock.advance(settled)
  for (const leave of unsubscribe) leave()
  changeAccount(b)
  expect(store.getSnapshot()).toEqual(pending)
  await clock.advance(5_000)
  expect(requests()).toHaveLength(1)
})

test('calls only the listeners that remain, however often another one is removed', async () => {
  const { changeAccount, clock, listener, requests, store, unsubscribe } = await subscribed()
  const other = vi.fn<() => void>()
  store.subscribe(other)
  unsubscribe()
  unsubscribe()
  changeAccount(b)
  await clock.advance(settled)
  expect(requests()).toHaveLength(2)
  expect([listener.mock.calls.length, other.mock.calls.length]).toEqual([1, 2])
})

test('refetch asks at once, and keeps the previous answer until then', async () => {
  const { requests, settle, store, wallet } = await subscribed()
  const upgraded = deferred()
  wallet.on('wallet_getCapabilities', () => upgraded.promise)
  const promise = store.refetch()
  await settle()
  expect(requests()).toHaveLength(2)
  expect(store.getSnapshot()).toEqual(answered(data.ready))
  upgraded.resolve(supported)
  await expect(promise).resolves.toEqual(answered(data.supported))
})

test('refetch replaces the request of a new subscriber, and needs no subscriber', async () => {
  const { clock, requests, store } = await setUp()
  store.subscribe(() => {})
  await expect(store.refetch()).resolves.toEqual(answered(data.ready))
  await clock.advance(5_000)
  expect(requests()).toHaveLength(1)
})

test('refetch drops the answer to an older request', async () => {
  const { settle, store, wallet } = await setUp()
  const older = deferred()
  wallet.on('wallet_getCapabilities', () => older.promise)
  const first = store.refetch()
  wallet.on('wallet_getCapabilities', () => supported)
  await store.refetch()
  older.resolve(ready)
  await settle()
  await expect(first).resolves.toEqual(answered(data.supported))
})

test('refetch resolves to the snapshot of the new account when the account changes and no answer comes', async () => {
  const { changeAccount, clock, store, wallet } = await subscribed()
  wallet.on('wallet_getCapabilities', never)
  const promise = store.refetch()
  changeAccount(b)
  await clock.advance(5_000)
  await expect(promise).resolves.toEqual(pending)
  await clock.advance(settled)
  expect(store.getSnapshot()).toMatchObject({ error: { name: 'TimeoutError' }, isPending: false })
  expect(clock.pending()).toBe(0)
})

test('refetch sends no request while no wallet is connected', async () => {
  const { connection, requests, store } = await setUp()
  await connection.disconnect()
  await expect(store.refetch()).resolves.toEqual(disconnected)
  expect(requests()).toEqual([])
})

test('follows the connection to another wallet', async () => {
  const { announce, clock, connection, store } = await subscribed()
  const rabby = createFakeWallet('io.rabby')
  rabby.on('wallet_getCapabilities', () => supported)
  announce(rabby)
  await connection.connect({ wallet: 'rabby' })
  await clock.advance(settled)
  expect(store.getSnapshot()).toEqual(answered(data.supported))
})

test.each([
  [[], data.none],
  [['wallet_getCapabilities'], data.ready],
])('asks a phone whose session has the methods %j', async (methods, known) => {
  const { clock, connection, phone, pick } = createPageWithPhone()
  await pick()
  const accounts = [`eip155:56:${a}`]
  phone.script.request = () => ready
  phone.approve({ namespaces: { eip155: { accounts, methods, events: [] } } })
  await clock.advance(0)
  await expect(createCapabilities(connection, { clock }).refetch()).resolves.toMatchObject({
    data: known,
  })
  const asked = methods.map((method) => `${method} eip155:56`)
  expect(phone.log.filter((line) => line.startsWith('wallet_getCapabilities'))).toEqual(asked)
})

test('knows nothing and asks nothing after the connection was destroyed', async () => {
  const { clock, connection, listener, requests, store } = await subscribed()
  connection.destroy()
  expect(store.getSnapshot()).toEqual(disconnected)
  expect(listener).toHaveBeenCalledTimes(2)
  await clock.advance(5_000)
  expect([requests().length, clock.pending()]).toEqual([1, 0])
})
