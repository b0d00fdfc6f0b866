import { expect, test } from 'vitest'
import { a, b, createFakeWallet, deferred, fail, never } from '../fakes/createFakeWallet.ts'
import { createTestPage } from '../fakes/createTestPage.ts'

test('emits one connect with checksummed accounts on the requested chain', async () => {
  const world = createTestPage()
  world.wallet.state.accounts = [a.toLowerCase()]
  await expect(world.connection.connect({ wallet: 'metamask' })).resolves.toEqual({
    accounts: [a],
    chainId: 56,
  })
  expect(world.events()).toEqual(['connecting', 'connect'])
  expect(world.stream[1]).toMatchObject({
    accounts: [a],
    chainId: 56,
    supported: true,
    attempt: 1,
    seq: 2,
  })
})

test('emits no change for events before the answer', async () => {
  const world = createTestPage()
  const { answer, promise } = await world.connecting()
  world.wallet.emit('accountsChanged', [a.toLowerCase()])
  world.wallet.emit('chainChanged', '0x38')
  world.wallet.emit('connect', { chainId: '0x38' })
  answer.resolve([a])
  await promise
  expect(world.events()).toEqual(['connecting', 'connect'])
})

test('reads the accounts again when an event contradicts the answer', async () => {
  const world = createTestPage()
  const { answer, promise } = await world.connecting()
  world.wallet.state.permitted = true
  world.wallet.state.accounts = [b]
  answer.resolve([a])
  world.wallet.emit('accountsChanged', [b])
  await promise
  expect(world.connection.getSnapshot().accounts).toEqual([b])
})

test('reads the chain again when it changes during the read', async () => {
  const world = createTestPage()
  const reads = [deferred(), deferred()]
  let read = 0
  world.wallet.on('eth_chainId', () => reads[read++]?.promise)
  const promise = world.connection.connect({ wallet: 'metamask' })
  await world.settle()
  world.wallet.emit('chainChanged', '0x38')
  reads[0]?.resolve('0x1')
  await world.settle()
  reads[1]?.resolve('0x38')
  await expect(promise).resolves.toMatchObject({ chainId: 56 })
  expect(world.wallet.calls('wallet_switchEthereumChain')).toHaveLength(0)
})

test('connects on the new chain when it changes during a repeated read of the accounts', async () => {
  const world = createTestPage()
  const [chain, accounts] = [deferred(), deferred()]
  world.wallet.on('eth_chainId', () => chain.promise)
  world.wallet.on('eth_accounts', () => accounts.promise)
  const promise = world.connection.connect({ wallet: 'metamask', chainId: false })
  await world.settle()
  world.wallet.emit('accountsChanged', [b])
  chain.resolve('0x38')
  await world.settle()
  world.wallet.emit('chainChanged', '0x1')
  accounts.resolve([b])
  await expect(promise).resolves.toEqual({ accounts: [b], chainId: 1 })
})

test('reads the accounts once more after the connect when they changed during every read', async () => {
  const world = createTestPage()
  world.wallet.on('eth_accounts', () => {
    const { length: read } = world.wallet.calls('eth_accounts')
    const before = world.wallet.state.accounts
    if (read <= 2) {
      world.wallet.state.accounts = read === 1 ? [a, b] : [b]
      world.wallet.emit('accountsChanged', world.wallet.state.accounts)
    }
    return before
  })
  const { answer, promise } = await world.connecting()
  world.wallet.emit('accountsChanged', [b, a])
  answer.resolve([a])
  await promise
  await world.settle()
  expect(world.connection.getSnapshot().accounts).toEqual([b])
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
  const world = createTestPage()
  world.wallet.on('eth_requestAccounts', fail(error))
  await expect(world.connection.connect({ wallet: 'metamask' })).rejects.toMatchObject({
    name: `${name}Error`,
    cause: error,
  })
  expect(world.events()).toEqual(['connecting'])
  expect(world.errors()).toMatchObject([{ name: `${name}Error` }])
  expect(world.wallet.listeners()).toBe(0)
  expect(world.clock.pending()).toBe(0)
})

test.each([
  ['[]', [], 'NoAccounts'],
  ['undefined', undefined, 'ConnectFailed'],
  ['null', null, 'ConnectFailed'],
  ['an object', { accounts: [a] }, 'ConnectFailed'],
  ['a bad address', ['0x1'], 'ConnectFailed'],
])('rejects when the wallet answers with %s instead of accounts', async (_, value, name) => {
  const world = createTestPage()
  world.wallet.on('eth_requestAccounts', () => value)
  await expect(world.connection.connect({ wallet: 'metamask' })).rejects.toMatchObject({
    name: `${name}Error`,
  })
  expect(world.status()).toBe('disconnected')
})

test.each([null, '', '0x', 'abc'])(
  'rejects when the wallet returns the chain id %o',
  async (value) => {
    const world = createTestPage()
    world.wallet.on('eth_chainId', () => value)
    await expect(world.connection.connect({ wallet: 'metamask' })).rejects.toMatchObject({
      name: 'ConnectFailedError',
    })
  },
)

test('rejects with Timeout 120 s after the prompt', async () => {
  const world = createTestPage()
  const { promise } = await world.connecting()
  await world.clock.advance(119_999)
  expect(world.status()).toBe('connecting')
  await world.clock.advance(1)
  await expect(promise).rejects.toMatchObject({ name: 'TimeoutError', reason: 'timeout' })
})

test('rejects when the wallet does not return its chain within 5 s', async () => {
  const world = createTestPage()
  world.wallet.on('eth_chainId', never)
  const promise = world.connection.connect({ wallet: 'metamask' })
  promise.catch(() => {})
  await world.settle()
  await world.clock.advance(5_000)
  await expect(promise).rejects.toMatchObject({ name: 'ConnectFailedError' })
})

test('ignores and revokes an approval after the timeout', async () => {
  const world = createTestPage()
  const { answer } = await world.connecting()
  await world.clock.advance(120_000)
  answer.resolve([a])
  await world.settle()
  expect(world.events()).toEqual(['connecting'])
  expect(world.wallet.calls('wallet_revokePermissions')).toHaveLength(1)
})

test('ignores a late approval during a second attempt, and does not revoke it', async () => {
  const world = createTestPage()
  const { answer } = await world.connecting()
  await world.clock.advance(120_000)
  await world.connecting()
  answer.resolve([b])
  await world.settle()
  expect(world.status()).toBe('connecting')
  expect(world.wallet.calls('wallet_revokePermissions')).toHaveLength(0)
})

test('a second connect to the same wallet joins the first one, with one prompt', async () => {
  const world = createTestPage()
  const { answer, promise } = await world.connecting()
  const second = world.connection.connect({ wallet: 'metamask' })
  answer.resolve([a])
  expect(await second).toEqual(await promise)
  expect(world.wallet.calls('eth_requestAccounts')).toHaveLength(1)
})

test('a connect to another wallet aborts the first attempt', async () => {
  const world = createTestPage()
  const other = createFakeWallet('io.rabby')
  world.announce(other)
  const { promise } = await world.connecting()
  await world.connection.connect({ wallet: 'rabby' })
  await expect(promise).rejects.toMatchObject({ name: 'AbortedError' })
  expect(world.events()).toEqual(['connecting', 'connecting', 'connect'])
  expect(world.wallet.listeners()).toBe(0)
})

test('a connect to another wallet while connected emits disconnect first', async () => {
  const world = await createTestPage().connected()
  world.announce(createFakeWallet('io.rabby'))
  await world.connection.connect({ wallet: 'rabby' })
  expect(world.events()).toEqual(['connecting', 'connect', 'disconnect', 'connecting', 'connect'])
  expect(world.stream.map(({ wallet }) => wallet)).toEqual([
    'metamask',
    'metamask',
    'metamask',
    'rabby',
    'rabby',
  ])
})

test('a connect to a missing wallet keeps the current connection', async () => {
  const world = await createTestPage().connected()
  await expect(world.connection.connect({ wallet: 'gate' })).rejects.toMatchObject({
    name: 'ProviderNotFoundError',
  })
  expect(world.status()).toBe('connected')
})

test('the error of WalletConnect says that the app is not set up for it', async () => {
  const world = createTestPage()
  await expect(world.connection.connect({ wallet: 'walletconnect' })).rejects.toThrow(
    'WalletConnect is not set up in this app. Choose a wallet that is installed in this browser.',
  )
})

test('a connect to a remote wallet has no timeout, and can be cancelled', async () => {
  const world = createTestPage({
    connection: { remotes: { walletconnect: () => never() as Promise<never> } },
  })
  const promise = world.connection.connect({ wallet: 'walletconnect' })
  promise.catch(() => {})
  await world.clock.advance(600_000)
  expect(world.status()).toBe('connecting')
  world.connection.cancel()
  await expect(promise).rejects.toMatchObject({ name: 'AbortedError' })
})

test('a connect to a remote wallet does not inherit the timeout of the attempt that it replaces', async () => {
  const world = createTestPage({ connection: { remotes: { walletconnect: never as never } } })
  await world.connecting()
  await world.clock.advance(60_000)
  world.connection.connect({ wallet: 'walletconnect' }).catch(() => {})
  await world.clock.advance(119_000)
  expect(world.status()).toBe('connecting')
})

test('connects to a remote wallet through its provider', async () => {
  const phone = createFakeWallet()
  const world = createTestPage({
    connection: { remotes: { walletconnect: async () => phone.provider } },
  })
  await world.connection.connect({ wallet: 'walletconnect' })
  phone.emit('accountsChanged', [b])
  expect(world.events()).toEqual(['connecting', 'connect', 'change.account'])
})

test('cancel() rejects the attempt with Aborted and removes the listeners', async () => {
  const world = createTestPage()
  const { promise } = await world.connecting()
  world.connection.cancel()
  await expect(promise).rejects.toMatchObject({ name: 'AbortedError' })
  expect(world.connection.getSnapshot()).toMatchObject({
    status: 'disconnected',
    failure: { act: 'connect', error: { name: 'AbortedError' } },
  })
  expect(world.wallet.listeners()).toBe(0)
})

test('disconnect() while connecting emits no event', async () => {
  const world = createTestPage()
  const { promise } = await world.connecting()
  await world.connection.disconnect()
  await expect(promise).rejects.toMatchObject({ name: 'AbortedError' })
  expect(world.stream.map(({ event }) => event)).toEqual(['connecting'])
})

test('rejects with ProviderNotFound when the provider throws synchronously', async () => {
  const world = createTestPage()
  world.wallet.provider.request = () => {
    throw new TypeError('x is undefined')
  }
  await expect(world.connection.connect({ wallet: 'metamask' })).rejects.toMatchObject({
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
  const world = createTestPage({ announced: false })
  Object.assign(world.window, { gatewallet: legacy })
  await expect(world.connection.connect({ wallet: 'gate' })).resolves.toEqual({
    accounts: [a],
    chainId: 56,
  })
})

test('the snapshot has the pending request with its start and timeout', async () => {
  const world = createTestPage()
  await world.clock.advance(1_000)
  await world.connecting()
  expect(world.connection.getSnapshot().waiting).toEqual({
    act: 'connect',
    since: 1_000,
    until: 121_000,
  })
})

test('sends no request to a remote wallet if the attempt is cancelled before it is reached', async () => {
  const phone = createFakeWallet()
  const opening = deferred()
  const world = createTestPage({
    connection: {
      remotes: { walletconnect: () => opening.promise as Promise<typeof phone.provider> },
    },
  })
  world.connection.connect({ wallet: 'walletconnect' }).catch(() => {})
  world.connection.cancel()
  opening.resolve(phone.provider)
  await world.settle()
  expect(phone.calls()).toEqual([])
})

test('rejects with the cause when a remote wallet cannot be reached', async () => {
  const world = createTestPage({
    connection: {
      remotes: { walletconnect: async () => Promise.reject(new Error('Failed to fetch')) },
    },
  })
  await expect(world.connection.connect({ wallet: 'walletconnect' })).rejects.toMatchObject({
    name: 'ConnectFailedError',
    reason: 'unreachable',
  })
})

test('disconnect 1013 while connecting causes no read, because the pending answer decides', async () => {
  const world = createTestPage()
  await world.connecting()
  world.wallet.emit('disconnect', { code: 1013 })
  expect(world.wallet.calls('eth_accounts')).toEqual([])
  expect(world.status()).toBe('connecting')
})

test('does not revoke a late approval of a wallet that the user had not disconnected', async () => {
  const world = await createTestPage().connected()
  world.wallet.lock()
  const { answer } = await world.connecting()
  await world.clock.advance(120_000)
  answer.resolve([a])
  await world.settle()
  expect(world.wallet.calls('wallet_revokePermissions')).toEqual([])
})

test('revokes a late approval of a wallet that another attempt replaced', async () => {
  const world = createTestPage()
  world.announce(createFakeWallet('io.rabby'))
  const { answer } = await world.connecting()
  await world.connection.connect({ wallet: 'rabby' })
  answer.resolve([a])
  await world.settle()
  expect(world.wallet.calls('wallet_revokePermissions')).toHaveLength(1)
  expect(world.connection.getSnapshot()).toMatchObject({ status: 'connected', wallet: 'rabby' })
})

test('uses the chain of an event when the chain cannot be read', async () => {
  const world = createTestPage()
  const { answer, promise } = await world.connecting()
  world.wallet.on('eth_chainId', fail({ code: -32603 }))
  world.wallet.emit('connect', { chainId: '0x38' })
  answer.resolve([a])
  await expect(promise).resolves.toMatchObject({ chainId: 56 })
})

test.each(['constructor', '__proto__', 'toString'])(
  'rejects with ProviderNotFound for the wallet id %s, a property of every object',
  async (name) => {
    const world = createTestPage()
    await expect(world.connection.connect({ wallet: name })).rejects.toMatchObject({
      name: 'ProviderNotFoundError',
    })
  },
)

test('invalid arguments do not affect a later connect', async () => {
  const world = createTestPage()
  // Untyped code can pass any value.
  await expect(world.connection.connect({ wallet: Symbol('wallet') as never })).rejects.toThrow(
    "Call connect({ wallet: 'metamask', chainId?: 8453 }), with the chain id as a number.",
  )
  await expect(world.connection.connect({ wallet: 'metamask' })).resolves.toMatchObject({
    chainId: 56,
  })
})
