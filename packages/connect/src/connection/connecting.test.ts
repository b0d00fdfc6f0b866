import { expect, test } from 'vitest'
import type { Remote } from '../catalogue/Wallet.ts'
import { a, b, createFakeWallet, deferred, fail, never } from '../fakes/createFakeWallet.ts'
import { createPageWithWallet } from '../fakes/createPageWithWallet.ts'

/** Creates a page whose WalletConnect wallet is provided by `remote`. */
const pageWithRemote = (remote: () => Promise<unknown>) =>
  createPageWithWallet({ connection: { remotes: { walletconnect: remote as Remote } } })

test('emits one connect with checksummed accounts on the requested chain', async () => {
  const page = createPageWithWallet()
  page.wallet.state.accounts = [a.toLowerCase()]
  await expect(page.connection.connect({ wallet: 'metamask' })).resolves.toEqual({
    accounts: [a],
    chainId: 56,
  })
  expect(page.events()).toEqual(['connecting', 'connect'])
  expect(page.stream[1]).toMatchObject({
    accounts: [a],
    chainId: 56,
    supported: true,
    attempt: 1,
    seq: 2,
  })
})

test('emits no change for events before the answer', async () => {
  const page = createPageWithWallet()
  const { answer, promise } = await page.connecting()
  page.wallet.emit('accountsChanged', [a.toLowerCase()])
  page.wallet.emit('chainChanged', '0x38')
  page.wallet.emit('connect', { chainId: '0x38' })
  answer.resolve([a])
  await promise
  expect(page.events()).toEqual(['connecting', 'connect'])
})

test('reads the accounts again when an event contradicts the answer', async () => {
  const page = createPageWithWallet()
  const { answer, promise } = await page.connecting()
  page.wallet.state.permitted = true
  page.wallet.state.accounts = [b]
  answer.resolve([a])
  page.wallet.emit('accountsChanged', [b])
  await promise
  expect(page.connection.getSnapshot().accounts).toEqual([b])
})

test('reads the chain again when it changes during the read', async () => {
  const page = createPageWithWallet()
  const reads = [deferred(), deferred()]
  let read = 0
  page.wallet.on('eth_chainId', () => reads[read++]?.promise)
  const promise = page.connection.connect({ wallet: 'metamask' })
  await page.settle()
  page.wallet.emit('chainChanged', '0x38')
  reads[0]?.resolve('0x1')
  await page.settle()
  reads[1]?.resolve('0x38')
  await expect(promise).resolves.toMatchObject({ chainId: 56 })
  expect(page.wallet.calls('wallet_switchEthereumChain')).toHaveLength(0)
})

test('connects on the new chain when it changes during a repeated read of the accounts', async () => {
  const page = createPageWithWallet()
  const [chain, accounts] = [deferred(), deferred()]
  page.wallet.on('eth_chainId', () => chain.promise)
  page.wallet.on('eth_accounts', () => accounts.promise)
  const promise = page.connection.connect({ wallet: 'metamask', chainId: false })
  await page.settle()
  page.wallet.emit('accountsChanged', [b])
  chain.resolve('0x38')
  await page.settle()
  page.wallet.emit('chainChanged', '0x1')
  accounts.resolve([b])
  await expect(promise).resolves.toEqual({ accounts: [b], chainId: 1 })
})

test('reads the accounts once more after the connect when they changed during every read', async () => {
  const page = createPageWithWallet()
  page.wallet.on('eth_accounts', () => {
    const { length: read } = page.wallet.calls('eth_accounts')
    const before = page.wallet.state.accounts
    if (read <= 2) {
      page.wallet.state.accounts = read === 1 ? [a, b] : [b]
      page.wallet.emit('accountsChanged', page.wallet.state.accounts)
    }
    return before
  })
  const { answer, promise } = await page.connecting()
  page.wallet.emit('accountsChanged', [b, a])
  answer.resolve([a])
  await promise
  await page.settle()
  expect(page.connection.getSnapshot().accounts).toEqual([b])
})

test.each([
  ['4001', { code: 4001, message: 'x' }, 'UserRejected'],
  ['text', 'User rejected the request.', 'UserRejected'],
  ['-32002', { code: -32002, message: 'Already processing' }, 'RequestPending'],
  ['-32603', { code: -32603, message: 'Internal' }, 'ConnectFailed'],
  ['4900', { code: 4900, message: '' }, 'Disconnected'],
  ['undefined', undefined, 'ConnectFailed'],
  ['a missing extension', new Error('Extension context invalidated.'), 'ProviderNotFound'],
])('a connect that fails with %s rejects and emits no disconnect', async (_, error, name) => {
  const page = createPageWithWallet()
  page.wallet.on('eth_requestAccounts', fail(error))
  await expect(page.connection.connect({ wallet: 'metamask' })).rejects.toMatchObject({
    name: `${name}Error`,
    cause: error,
  })
  expect(page.events()).toEqual(['connecting'])
  expect(page.errors()).toMatchObject([{ name: `${name}Error` }])
  expect(page.wallet.listeners()).toBe(0)
  expect(page.clock.pending()).toBe(0)
})

test.each([
  ['[]', [], 'NoAccounts'],
  ['undefined', undefined, 'ConnectFailed'],
  ['null', null, 'ConnectFailed'],
  ['an object', { accounts: [a] }, 'ConnectFailed'],
  ['a bad address', ['0x1'], 'ConnectFailed'],
])('rejects when the wallet answers with %s instead of accounts', async (_, value, name) => {
  const page = createPageWithWallet()
  page.wallet.on('eth_requestAccounts', () => value)
  await expect(page.connection.connect({ wallet: 'metamask' })).rejects.toMatchObject({
    name: `${name}Error`,
  })
  expect(page.status()).toBe('disconnected')
})

test.each([null, '', '0x', 'abc'])(
  'rejects when the wallet returns the chain id %o',
  async (value) => {
    const page = createPageWithWallet()
    page.wallet.on('eth_chainId', () => value)
    await expect(page.connection.connect({ wallet: 'metamask' })).rejects.toMatchObject({
      name: 'ConnectFailedError',
    })
  },
)

test('rejects with Timeout 120 s after the prompt', async () => {
  const page = createPageWithWallet()
  const { promise } = await page.connecting()
  await page.clock.advance(119_999)
  expect(page.status()).toBe('connecting')
  await page.clock.advance(1)
  await expect(promise).rejects.toMatchObject({ name: 'TimeoutError', reason: 'timeout' })
})

test('rejects when the wallet does not return its chain within 5 s', async () => {
  const page = createPageWithWallet()
  page.wallet.on('eth_chainId', never)
  const promise = page.connection.connect({ wallet: 'metamask' })
  promise.catch(() => {})
  await page.settle()
  await page.clock.advance(5_000)
  await expect(promise).rejects.toMatchObject({ name: 'ConnectFailedError' })
})

test('ignores and revokes an approval after the timeout', async () => {
  const page = createPageWithWallet()
  const { answer } = await page.connecting()
  await page.clock.advance(120_000)
  answer.resolve([a])
  await page.settle()
  expect(page.events()).toEqual(['connecting'])
  expect(page.wallet.calls('wallet_revokePermissions')).toHaveLength(1)
})

test('ignores a late approval during a second attempt, and does not revoke it', async () => {
  const page = createPageWithWallet()
  const { answer } = await page.connecting()
  await page.clock.advance(120_000)
  await page.connecting()
  answer.resolve([b])
  await page.settle()
  expect(page.status()).toBe('connecting')
  expect(page.wallet.calls('wallet_revokePermissions')).toHaveLength(0)
})

test('a second connect to the same wallet joins the first one, with one prompt', async () => {
  const page = createPageWithWallet()
  const { answer, promise } = await page.connecting()
  const second = page.connection.connect({ wallet: 'metamask' })
  answer.resolve([a])
  expect(await second).toEqual(await promise)
  expect(page.wallet.calls('eth_requestAccounts')).toHaveLength(1)
})

test('a connect to another wallet aborts the first attempt', async () => {
  const page = createPageWithWallet()
  const other = createFakeWallet('io.rabby')
  page.announce(other)
  const { promise } = await page.connecting()
  await page.connection.connect({ wallet: 'rabby' })
  await expect(promise).rejects.toMatchObject({ name: 'AbortedError' })
  expect(page.events()).toEqual(['connecting', 'connecting', 'connect'])
  expect(page.wallet.listeners()).toBe(0)
})

test('a connect to another wallet while connected emits disconnect first', async () => {
  const page = await createPageWithWallet().connected()
  page.announce(createFakeWallet('io.rabby'))
  await page.connection.connect({ wallet: 'rabby' })
  expect(page.events()).toEqual(['connecting', 'connect', 'disconnect', 'connecting', 'connect'])
  expect(page.stream.map(({ wallet }) => wallet)).toEqual([
    'metamask',
    'metamask',
    'metamask',
    'rabby',
    'rabby',
  ])
})

test('a connect to a missing wallet keeps the current connection', async () => {
  const page = await createPageWithWallet().connected()
  await expect(page.connection.connect({ wallet: 'gate' })).rejects.toMatchObject({
    name: 'ProviderNotFoundError',
  })
  expect(page.status()).toBe('connected')
})

test('the error of WalletConnect says that the app is not set up for it', async () => {
  const page = createPageWithWallet()
  await expect(page.connection.connect({ wallet: 'walletconnect' })).rejects.toThrow(
    'WalletConnect is not set up in this app. Choose a wallet that is installed in this browser.',
  )
})

test('a connect to a remote wallet has no timeout, and can be cancelled', async () => {
  const page = pageWithRemote(never)
  const promise = page.connection.connect({ wallet: 'walletconnect' })
  promise.catch(() => {})
  await page.clock.advance(600_000)
  expect(page.status()).toBe('connecting')
  page.connection.cancel()
  await expect(promise).rejects.toMatchObject({ name: 'AbortedError' })
})

test('a connect to a remote wallet does not inherit the timeout of the attempt that it replaces', async () => {
  const page = pageWithRemote(never)
  await page.connecting()
  await page.clock.advance(60_000)
  page.connection.connect({ wallet: 'walletconnect' }).catch(() => {})
  await page.clock.advance(119_000)
  expect(page.status()).toBe('connecting')
})

test('connects to a remote wallet through its provider', async () => {
  const phone = createFakeWallet()
  const page = pageWithRemote(async () => phone.provider)
  await page.connection.connect({ wallet: 'walletconnect' })
  phone.emit('accountsChanged', [b])
  expect(page.events()).toEqual(['connecting', 'connect', 'change.account'])
})

test('cancel() rejects the attempt with Aborted and removes the listeners', async () => {
  const page = createPageWithWallet()
  const { promise } = await page.connecting()
  page.connection.cancel()
  await expect(promise).rejects.toMatchObject({ name: 'AbortedError' })
  expect(page.connection.getSnapshot()).toMatchObject({
    status: 'disconnected',
    failure: { act: 'connect', error: { name: 'AbortedError' } },
  })
  expect(page.wallet.listeners()).toBe(0)
})

test('disconnect() while connecting emits no event', async () => {
  const page = createPageWithWallet()
  const { promise } = await page.connecting()
  await page.connection.disconnect()
  await expect(promise).rejects.toMatchObject({ name: 'AbortedError' })
  expect(page.stream.map(({ event }) => event)).toEqual(['connecting'])
})

test('rejects with ProviderNotFound when the provider throws synchronously', async () => {
  const page = createPageWithWallet()
  page.wallet.provider.request = () => {
    throw new TypeError('x is undefined')
  }
  await expect(page.connection.connect({ wallet: 'metamask' })).rejects.toMatchObject({
    name: 'ProviderNotFoundError',
  })
})

test('connects to a provider without request by enable()', async () => {
  const answers: Record<string, unknown> = { eth_chainId: '0x38' }
  const legacy = {
    enable: async () => [a],
    sendAsync(payload: { method: string }, callback: (error: unknown, response: unknown) => void) {
      callback(null, { result: answers[payload.method] })
    },
  }
  const page = createPageWithWallet({ announced: false })
  Object.assign(page.window, { gatewallet: legacy })
  await expect(page.connection.connect({ wallet: 'gate' })).resolves.toEqual({
    accounts: [a],
    chainId: 56,
  })
})

test('the snapshot has the pending request with its start and timeout', async () => {
  const page = createPageWithWallet()
  await page.clock.advance(1_000)
  await page.connecting()
  expect(page.connection.getSnapshot().waiting).toEqual({
    act: 'connect',
    since: 1_000,
    until: 121_000,
  })
})

test('sends no request to a remote wallet if the attempt is cancelled before it is reached', async () => {
  const phone = createFakeWallet()
  const opening = deferred()
  const page = pageWithRemote(() => opening.promise)
  page.connection.connect({ wallet: 'walletconnect' }).catch(() => {})
  page.connection.cancel()
  opening.resolve(phone.provider)
  await page.settle()
  expect(phone.calls()).toEqual([])
})

test('rejects with the cause when a remote wallet cannot be reached', async () => {
  const page = pageWithRemote(fail(new Error('Failed to fetch')))
  await expect(page.connection.connect({ wallet: 'walletconnect' })).rejects.toMatchObject({
    name: 'ConnectFailedError',
    reason: 'unreachable',
  })
})

test('disconnect 1013 while connecting causes no read, because the pending answer decides', async () => {
  const page = createPageWithWallet()
  await page.connecting()
  page.wallet.emit('disconnect', { code: 1013 })
  expect(page.wallet.calls('eth_accounts')).toEqual([])
  expect(page.status()).toBe('connecting')
})

test('does not revoke a late approval of a wallet that the user had not disconnected', async () => {
  const page = await createPageWithWallet().connected()
  page.wallet.lock()
  const { answer } = await page.connecting()
  await page.clock.advance(120_000)
  answer.resolve([a])
  await page.settle()
  expect(page.wallet.calls('wallet_revokePermissions')).toEqual([])
})

test('revokes a late approval of a wallet that another attempt replaced', async () => {
  const page = createPageWithWallet()
  page.announce(createFakeWallet('io.rabby'))
  const { answer } = await page.connecting()
  await page.connection.connect({ wallet: 'rabby' })
  answer.resolve([a])
  await page.settle()
  expect(page.wallet.calls('wallet_revokePermissions')).toHaveLength(1)
  expect(page.connection.getSnapshot()).toMatchObject({ status: 'connected', wallet: 'rabby' })
})

test('uses the chain of an event when the chain cannot be read', async () => {
  const page = createPageWithWallet()
  const { answer, promise } = await page.connecting()
  page.wallet.on('eth_chainId', fail({ code: -32603 }))
  page.wallet.emit('connect', { chainId: '0x38' })
  answer.resolve([a])
  await expect(promise).resolves.toMatchObject({ chainId: 56 })
})

test.each(['constructor', '__proto__', 'toString'])(
  'rejects with ProviderNotFound for the wallet id %s, a property of every object',
  async (name) => {
    const page = createPageWithWallet()
    await expect(page.connection.connect({ wallet: name })).rejects.toMatchObject({
      name: 'ProviderNotFoundError',
    })
  },
)

test('invalid arguments do not affect a later connect', async () => {
  const page = createPageWithWallet()
  // Untyped code can pass any value.
  await expect(page.connection.connect({ wallet: Symbol('wallet') as never })).rejects.toThrow(
    "Call connect({ wallet: 'metamask', chainId?: 8453 }), with the chain id as a number.",
  )
  await expect(page.connection.connect({ wallet: 'metamask' })).resolves.toMatchObject({
    chainId: 56,
  })
})
