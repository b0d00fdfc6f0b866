import type { Chain } from 'viem'
import { bsc, mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { b, createFakeWallet, deferred, fail, never } from '../fakes/createFakeWallet.ts'
import { createTestPage } from '../fakes/createTestPage.ts'

/** Returns the events after the first two, which are `connecting` and `connect`. */
const since = (world: ReturnType<typeof createTestPage>) => world.events().slice(2)

test('emits one change when the event comes before the answer', async () => {
  const world = await createTestPage().connected()
  await world.connection.switchChain({ chainId: 1 })
  expect(since(world)).toEqual(['change.chain'])
  expect(world.status()).toBe('connected')
  expect(world.wallet.calls('wallet_switchEthereumChain')[0]?.params).toEqual([{ chainId: '0x1' }])
})

test.each([null, '0x1', undefined, true])(
  'reads the chain after the answer %o without an event',
  async (value) => {
    const world = createTestPage()
    const { answer, promise } = await world.switching()
    world.wallet.state.chainId = '0x1'
    answer.resolve(value)
    await promise
    expect(since(world)).toEqual(['change.chain'])
  },
)

test('emits one change when the event comes after the answer', async () => {
  const world = createTestPage()
  const { answer, promise } = await world.switching()
  world.wallet.state.chainId = '0x1'
  answer.resolve(null)
  await promise
  world.wallet.emit('chainChanged', '0x1')
  expect(since(world)).toEqual(['change.chain'])
})

test('resolves when the chain changes within 2 s after the answer', async () => {
  const world = createTestPage()
  const { answer, promise } = await world.switching()
  answer.resolve(null)
  await world.clock.advance(1_000)
  world.wallet.state.chainId = '0x1'
  await world.clock.advance(500)
  await promise
  expect(since(world)).toEqual(['change.chain'])
})

test('resolves when the wallet takes 900 ms to return its chain', async () => {
  const world = createTestPage()
  const { answer, promise } = await world.switching()
  world.wallet.on('eth_chainId', async () => {
    await new Promise<void>((done) => world.clock.setTimeout(done, 900))
    return '0x1'
  })
  answer.resolve(null)
  await world.clock.advance(2_000)
  await promise
  expect(since(world)).toEqual(['change.chain'])
})

test('rejects 2 s after a success answer if the chain does not change', async () => {
  const world = createTestPage()
  const { answer, promise } = await world.switching()
  answer.resolve(null)
  await world.clock.advance(2_000)
  await expect(promise).rejects.toMatchObject({ name: 'SwitchChainError', reason: 'unknown' })
  expect(since(world)).toEqual([])
  expect(world.clock.pending()).toBe(0)
})

test('rejects after a false chain event, because eth_chainId decides', async () => {
  const world = createTestPage()
  const { answer, promise } = await world.switching()
  world.wallet.emit('chainChanged', '0x1')
  await world.clock.advance(1_000)
  expect(world.status()).toBe('switching')
  answer.resolve(null)
  await world.clock.advance(2_000)
  await expect(promise).rejects.toMatchObject({ reason: 'unknown' })
  expect(world.connection.getSnapshot().chainId).toBe(56)
})

test('resolves 1 s after the chain event if the wallet does not answer', async () => {
  const world = createTestPage()
  const { promise } = await world.switching()
  world.wallet.state.chainId = '0x1'
  world.wallet.emit('chainChanged', '0x1')
  await world.clock.advance(999)
  expect(world.status()).toBe('switching')
  await world.clock.advance(1)
  await promise
  expect(since(world)).toEqual(['change.chain'])
})

test('resolves after event and answer if the chain cannot be read', async () => {
  const world = createTestPage()
  const { answer, promise } = await world.switching()
  world.wallet.on('eth_chainId', never)
  world.wallet.emit('chainChanged', '0x1')
  answer.resolve(null)
  await world.clock.advance(2_000)
  await promise
  expect(world.status()).toBe('connected')
})

test.each([
  ['4001', { code: 4001, message: '' }, 'UserRejected', 'user-rejected'],
  [
    'text',
    { code: -32603, message: 'User rejected the request.' },
    'UserRejected',
    'user-rejected',
  ],
  [
    '4902',
    { code: 4902, message: 'User rejected the request.' },
    'ChainNotConfigured',
    'chain-not-configured',
  ],
  ['-32002', { code: -32002, message: 'Already pending' }, 'SwitchChain', 'pending'],
  ['4900', { code: 4900, message: '' }, 'SwitchChain', 'offline'],
  ['4200', { code: 4200, message: '' }, 'SwitchChain', 'unsupported'],
  ['locked', { code: -32603, message: 'The wallet is locked.' }, 'SwitchChain', 'locked'],
  ['fetch', { code: -32603, message: 'Failed to fetch' }, 'SwitchChain', 'unreachable'],
  ['undefined', undefined, 'SwitchChain', 'unknown'],
])(
  'emits one error for %s and stays connected on the same chain',
  async (_, error, name, reason) => {
    const world = await createTestPage().connected()
    world.wallet.on('wallet_switchEthereumChain', fail(error))
    await expect(world.connection.switchChain({ chainId: 1 })).rejects.toMatchObject({
      name: `${name}Error`,
      reason,
      cause: error,
    })
    expect(since(world)).toEqual([])
    expect(world.errors()).toMatchObject([{ name: `${name}Error`, reason, cause: error }])
    expect(world.connection.getSnapshot()).toMatchObject({
      status: 'connected',
      chainId: 56,
      failure: { act: 'switch', chainId: 1, walletChainId: 56, wallet: 'metamask' },
    })
  },
)

test('does not add an unknown chain', async () => {
  const world = await createTestPage().connected()
  world.wallet.on('wallet_switchEthereumChain', fail({ code: 4902, message: '' }))
  await world.connection.switchChain({ chainId: 1 }).catch(() => {})
  expect(world.wallet.calls('wallet_addEthereumChain')).toHaveLength(0)
})

test('rejects with a timeout after 120 s, and ignores a late answer', async () => {
  const world = createTestPage()
  const { answer, promise } = await world.switching()
  await world.clock.advance(120_000)
  await expect(promise).rejects.toMatchObject({
    name: 'SwitchChainError',
    reason: 'timeout',
  })
  answer.resolve(null)
  await world.settle()
  expect(since(world)).toEqual([])
  world.wallet.emit('chainChanged', '0x1')
  expect(since(world)).toEqual(['change.chain'])
})

test('cancel() rejects the switch and keeps the connection', async () => {
  const world = createTestPage()
  const { promise } = await world.switching()
  world.connection.cancel()
  await expect(promise).rejects.toMatchObject({ name: 'SwitchChainError', reason: 'aborted' })
  expect(world.status()).toBe('connected')
})

test('a second switch joins the first one for the same chain, and rejects as busy for another', async () => {
  const world = createTestPage()
  const { answer, promise } = await world.switching()
  const joined = world.connection.switchChain({ chainId: 1 })
  await expect(world.connection.switchChain({ chainId: 56 })).rejects.toMatchObject({
    reason: 'busy',
  })
  await expect(world.connection.switchChain({ chainId: 97 })).rejects.toMatchObject({
    name: 'ChainNotConfiguredError',
  })
  world.wallet.state.chainId = '0x1'
  answer.resolve(null)
  await Promise.all([promise, joined])
  expect(world.wallet.calls('wallet_switchEthereumChain')).toHaveLength(1)
})

test('sends no request for the current chain', async () => {
  const world = await createTestPage().connected()
  await world.connection.switchChain({ chainId: 56 })
  expect(world.wallet.calls('wallet_switchEthereumChain')).toHaveLength(0)
})

test('rejects a chain that the app does not have without a request', async () => {
  const world = await createTestPage().connected()
  await expect(world.connection.switchChain({ chainId: 97 })).rejects.toMatchObject({
    name: 'ChainNotConfiguredError',
  })
  expect(world.wallet.calls('wallet_switchEthereumChain')).toHaveLength(0)
})

test('rejects with a reason while disconnected, connecting or reconnecting', async () => {
  const world = createTestPage()
  await expect(world.connection.switchChain({ chainId: 1 })).rejects.toMatchObject({
    reason: 'disconnected',
  })
  await world.connecting()
  await expect(world.connection.switchChain({ chainId: 1 })).rejects.toMatchObject({
    reason: 'busy',
  })
  const { next } = await createTestPage().reconnecting()
  await expect(next.connection.switchChain({ chainId: 1 })).rejects.toMatchObject({
    reason: 'busy',
  })
})

test('rejects and disconnects when the wallet removes its accounts during a switch', async () => {
  const world = createTestPage()
  const { promise } = await world.switching()
  world.wallet.lock()
  await expect(promise).rejects.toMatchObject({ name: 'SwitchChainError', reason: 'disconnected' })
  expect(since(world)).toEqual(['disconnect'])
})

test('disconnect() during a switch rejects the switch as aborted', async () => {
  const world = createTestPage()
  const { promise } = await world.switching()
  await world.connection.disconnect()
  await expect(promise).rejects.toMatchObject({ name: 'SwitchChainError', reason: 'aborted' })
  expect(since(world)).toEqual(['disconnect'])
})

test('a connect to another wallet during a switch rejects the switch as aborted', async () => {
  const world = createTestPage()
  const { promise } = await world.switching()
  world.announce(createFakeWallet('io.rabby'))
  await world.connection.connect({ wallet: 'rabby' })
  await expect(promise).rejects.toMatchObject({ name: 'SwitchChainError', reason: 'aborted' })
  expect(since(world)).toEqual(['disconnect', 'connecting', 'connect'])
})

test.each([
  ['fails', (answer: PromiseWithResolvers<unknown>) => answer.reject({ code: -32603 })],
  ['succeeds', (answer: PromiseWithResolvers<unknown>) => answer.resolve(null)],
])('uses the accounts of a read that ends after the switch %s', async (_, end) => {
  const world = createTestPage()
  const { answer } = await world.switching()
  const accounts = deferred()
  world.wallet.on('eth_accounts', () => accounts.promise)
  world.wallet.emit('disconnect', { code: 1013 })
  world.wallet.state.chainId = '0x1'
  end(answer)
  await world.settle()
  accounts.resolve([])
  await world.settle()
  expect(world.status()).toBe('disconnected')
})

test('emits a change of the account during a switch at once', async () => {
  const world = createTestPage()
  await world.switching()
  world.wallet.emit('accountsChanged', [b])
  expect(since(world)).toEqual(['change.account'])
  expect(world.status()).toBe('switching')
})

test('disconnects when the extension is removed during a switch', async () => {
  const world = createTestPage()
  const { answer, promise } = await world.switching()
  answer.reject(new Error('Extension context invalidated.'))
  await expect(promise).rejects.toMatchObject({ reason: 'disconnected' })
  expect(since(world)).toEqual(['disconnect'])
})

test('addChain() resolves when the wallet adds and selects the chain', async () => {
  const world = createTestPage()
  const { answer, promise } = await world.adding()
  world.wallet.state.chainId = '0x1'
  answer.resolve(null)
  await promise
  expect(since(world)).toEqual(['change.chain'])
  expect(world.wallet.calls('wallet_addEthereumChain')[0]?.params).toEqual([
    {
      chainId: '0x1',
      chainName: 'Ethereum',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: [expect.stringMatching(/^https:/)],
      blockExplorerUrls: ['https://etherscan.io'],
    },
  ])
})

test.each([{ blockExplorers: undefined }, { blockExplorers: {} }])(
  'addChain() sends no explorer for a chain with %o',
  async (explorers) => {
    // A chain of a configuration file can have explorers, but no default one.
    const chain = { ...mainnet, ...explorers } as Chain
    const world = await createTestPage({ connection: { chains: [bsc, chain] } }).connected()
    await world.connection.addChain({ chainId: 1 })
    const [parameter] = world.wallet.calls('wallet_addEthereumChain')[0]?.params ?? []
    expect(parameter).toMatchObject({ chainId: '0x1', chainName: 'Ethereum' })
    expect(parameter).not.toHaveProperty('blockExplorerUrls')
  },
)

test('addChain() asks for one switch when the wallet adds the chain without selecting it', async () => {
  const world = createTestPage()
  const { answer, promise } = await world.adding()
  const again = deferred()
  world.wallet.on('wallet_switchEthereumChain', () => again.promise)
  answer.resolve(null)
  await world.settle()
  expect(world.status()).toBe('switching')
  again.reject({ code: 4001, message: '' })
  await expect(promise).rejects.toMatchObject({ name: 'UserRejectedError' })
  expect(world.wallet.calls('wallet_switchEthereumChain')).toHaveLength(2)
})

test.each([
  ['4001', { code: 4001, message: '' }, 'UserRejectedError', 'user-rejected'],
  ['-32602', { code: -32602, message: 'Bad url' }, 'ChainNotConfiguredError', 'unknown'],
  ['4200', { code: 4200, message: '' }, 'ChainNotConfiguredError', 'unsupported'],
  ['-32002', { code: -32002, message: 'pending' }, 'SwitchChainError', 'pending'],
  [
    "Rainbow's -32003",
    { code: -32003, message: 'User rejected the request.' },
    'ChainNotConfiguredError',
    'unknown',
  ],
])(
  'addChain() rejects with the cause when the wallet fails with %s',
  async (_, error, name, reason) => {
    const world = createTestPage()
    const { answer, promise } = await world.adding()
    answer.reject(error)
    await expect(promise).rejects.toMatchObject({ name, reason, code: error.code, cause: error })
    expect(world.status()).toBe('connected')
  },
)

test('the promise, the event and the snapshot have the same error', async () => {
  const world = await createTestPage().connected()
  world.wallet.on('wallet_switchEthereumChain', fail({ code: 4001, message: '' }))
  const error = await world.connection.switchChain({ chainId: 1 }).catch((thrown) => thrown)
  expect(world.errors()).toHaveLength(1)
  expect(world.errors()[0]).toBe(error)
  expect(world.connection.getSnapshot().failure?.error).toBe(error)
})

test("an error has the wallet's own code, and none if the wallet gave none", async () => {
  const world = await createTestPage().connected()
  world.wallet.on('wallet_switchEthereumChain', fail(new Error('User rejected the request.')))
  const error = await world.connection.switchChain({ chainId: 1 }).catch((thrown) => thrown)
  expect(error).toMatchObject({ name: 'UserRejectedError', reason: 'user-rejected' })
  expect(error).not.toHaveProperty('code')
})

test("addChain() resolves after Rainbow's -32003 if the chain is selected", async () => {
  const world = createTestPage()
  const { answer, promise } = await world.adding()
  world.wallet.state.chainId = '0x1'
  answer.reject({ code: -32003, message: 'User rejected the request.' })
  await promise
  expect(since(world)).toEqual(['change.chain'])
})

test('addChain() rejects with a timeout after 120 s', async () => {
  const world = createTestPage()
  const { promise } = await world.adding()
  await world.clock.advance(120_000)
  await expect(promise).rejects.toMatchObject({ name: 'SwitchChainError', reason: 'timeout' })
})

test('resolves after the back/forward cache if the chain is the target', async () => {
  const world = createTestPage()
  const { promise } = await world.switching()
  world.wallet.state.chainId = '0x1'
  world.restore()
  await world.clock.advance(1_000)
  await promise
  expect(since(world)).toEqual(['change.chain'])
})

test('ignores the late answer of a switch that timed out', async () => {
  const world = createTestPage()
  const first = await world.switching()
  await world.clock.advance(120_000)
  const second = deferred()
  world.wallet.on('wallet_switchEthereumChain', () => second.promise)
  const promise = world.connection.switchChain({ chainId: 1 })
  first.answer.reject({ code: 4001, message: '' })
  await world.settle()
  expect(world.status()).toBe('switching')
  world.wallet.state.chainId = '0x1'
  second.resolve(null)
  await promise
})

test('restarts the 1 s for the answer when the chain changes back and forth', async () => {
  const world = createTestPage()
  await world.switching()
  const move = (chainId: string) => {
    world.wallet.state.chainId = chainId
    world.wallet.emit('chainChanged', chainId)
  }
  move('0x1')
  await world.clock.advance(500)
  move('0x38')
  await world.clock.advance(400)
  move('0x1')
  await world.clock.advance(999)
  expect(world.status()).toBe('switching')
  await world.clock.advance(1)
  expect(world.status()).toBe('connected')
})

test('a false chain event does not shorten the 1 s for the answer', async () => {
  const world = createTestPage()
  await world.switching()
  world.wallet.emit('chainChanged', '0x1')
  await world.clock.advance(900)
  world.wallet.state.chainId = '0x1'
  world.wallet.emit('chainChanged', '0x1')
  await world.clock.advance(999)
  expect(world.status()).toBe('switching')
  await world.clock.advance(1)
  expect(world.status()).toBe('connected')
})

test('a second addChain() joins the first one for the same chain, and rejects as busy for another', async () => {
  const world = createTestPage()
  const { answer, promise } = await world.adding()
  const joined = [
    world.connection.addChain({ chainId: 1 }),
    world.connection.switchChain({ chainId: 1 }),
  ]
  await expect(world.connection.addChain({ chainId: 56 })).rejects.toMatchObject({
    name: 'SwitchChainError',
    reason: 'busy',
  })
  await expect(world.connection.addChain({ chainId: 97 })).rejects.toMatchObject({
    name: 'ChainNotConfiguredError',
  })
  world.wallet.state.chainId = '0x1'
  answer.resolve(null)
  await Promise.all([promise, ...joined])
  expect(world.wallet.calls('wallet_addEthereumChain')).toHaveLength(1)
})

test('addChain() during a switch rejects as busy', async () => {
  const world = createTestPage()
  await world.switching()
  await expect(world.connection.addChain({ chainId: 1 })).rejects.toMatchObject({ reason: 'busy' })
})
