import type { Chain } from 'viem'
import { bsc, mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { b, createFakeWallet, deferred, fail, never } from '../fakes/createFakeWallet.ts'
import { createPageWithWallet } from '../fakes/createPageWithWallet.ts'

/** Returns the events after the first two, which are `connecting` and `connect`. */
const since = (page: ReturnType<typeof createPageWithWallet>) => page.events().slice(2)

test('emits one change when the event comes before the answer', async () => {
  const page = await createPageWithWallet().connected()
  await page.connection.switchChain({ chainId: 1 })
  expect(since(page)).toEqual(['change.chain'])
  expect(page.status()).toBe('connected')
  expect(page.wallet.calls('wallet_switchEthereumChain')[0]?.params).toEqual([{ chainId: '0x1' }])
})

test.each([null, '0x1', undefined, true])(
  'reads the chain after the answer %o without an event',
  async (value) => {
    const page = createPageWithWallet()
    const { answer, promise } = await page.switching()
    page.wallet.state.chainId = '0x1'
    answer.resolve(value)
    await promise
    expect(since(page)).toEqual(['change.chain'])
  },
)

test('emits one change when the event comes after the answer', async () => {
  const page = createPageWithWallet()
  const { answer, promise } = await page.switching()
  page.wallet.state.chainId = '0x1'
  answer.resolve(null)
  await promise
  page.wallet.emit('chainChanged', '0x1')
  expect(since(page)).toEqual(['change.chain'])
})

test('resolves when the chain changes within 2 s after the answer', async () => {
  const page = createPageWithWallet()
  const { answer, promise } = await page.switching()
  answer.resolve(null)
  await page.clock.advance(1_000)
  page.wallet.state.chainId = '0x1'
  await page.clock.advance(500)
  await promise
  expect(since(page)).toEqual(['change.chain'])
})

test('resolves when the wallet takes 900 ms to return its chain', async () => {
  const page = createPageWithWallet()
  const { answer, promise } = await page.switching()
  page.wallet.on('eth_chainId', async () => {
    await new Promise<void>((done) => page.clock.setTimeout(done, 900))
    return '0x1'
  })
  answer.resolve(null)
  await page.clock.advance(2_000)
  await promise
  expect(since(page)).toEqual(['change.chain'])
})

test('rejects 2 s after a success answer if the chain does not change', async () => {
  const page = createPageWithWallet()
  const { answer, promise } = await page.switching()
  answer.resolve(null)
  await page.clock.advance(2_000)
  await expect(promise).rejects.toMatchObject({ name: 'SwitchChainError', reason: 'unknown' })
  expect(since(page)).toEqual([])
  expect(page.clock.pending()).toBe(0)
})

test('rejects after a false chain event, because eth_chainId decides', async () => {
  const page = createPageWithWallet()
  const { answer, promise } = await page.switching()
  page.wallet.emit('chainChanged', '0x1')
  await page.clock.advance(1_000)
  expect(page.status()).toBe('switching')
  answer.resolve(null)
  await page.clock.advance(2_000)
  await expect(promise).rejects.toMatchObject({ reason: 'unknown' })
  expect(page.connection.getSnapshot().chainId).toBe(56)
})

test('resolves 1 s after the chain event if the wallet does not answer', async () => {
  const page = createPageWithWallet()
  const { promise } = await page.switching()
  page.wallet.state.chainId = '0x1'
  page.wallet.emit('chainChanged', '0x1')
  await page.clock.advance(999)
  expect(page.status()).toBe('switching')
  await page.clock.advance(1)
  await promise
  expect(since(page)).toEqual(['change.chain'])
})

test('resolves after event and answer if the chain cannot be read', async () => {
  const page = createPageWithWallet()
  const { answer, promise } = await page.switching()
  page.wallet.on('eth_chainId', never)
  page.wallet.emit('chainChanged', '0x1')
  answer.resolve(null)
  await page.clock.advance(2_000)
  await promise
  expect(page.status()).toBe('connected')
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
    const page = await createPageWithWallet().connected()
    page.wallet.on('wallet_switchEthereumChain', fail(error))
    await expect(page.connection.switchChain({ chainId: 1 })).rejects.toMatchObject({
      name: `${name}Error`,
      reason,
      cause: error,
    })
    expect(since(page)).toEqual([])
    expect(page.errors()).toMatchObject([{ name: `${name}Error`, reason, cause: error }])
    expect(page.connection.getSnapshot()).toMatchObject({
      status: 'connected',
      chainId: 56,
      failure: { act: 'switch', chainId: 1, walletChainId: 56, wallet: 'metamask' },
    })
  },
)

test('does not add an unknown chain', async () => {
  const page = await createPageWithWallet().connected()
  page.wallet.on('wallet_switchEthereumChain', fail({ code: 4902, message: '' }))
  await page.connection.switchChain({ chainId: 1 }).catch(() => {})
  expect(page.wallet.calls('wallet_addEthereumChain')).toHaveLength(0)
})

test('rejects with a timeout after 120 s, and ignores a late answer', async () => {
  const page = createPageWithWallet()
  const { answer, promise } = await page.switching()
  await page.clock.advance(120_000)
  await expect(promise).rejects.toMatchObject({
    name: 'SwitchChainError',
    reason: 'timeout',
  })
  answer.resolve(null)
  await page.settle()
  expect(since(page)).toEqual([])
  page.wallet.emit('chainChanged', '0x1')
  expect(since(page)).toEqual(['change.chain'])
})

test('cancel() rejects the switch and keeps the connection', async () => {
  const page = createPageWithWallet()
  const { promise } = await page.switching()
  page.connection.cancel()
  await expect(promise).rejects.toMatchObject({ name: 'SwitchChainError', reason: 'aborted' })
  expect(page.status()).toBe('connected')
})

test('a second switch joins the first one for the same chain, and rejects as busy for another', async () => {
  const page = createPageWithWallet()
  const { answer, promise } = await page.switching()
  const joined = page.connection.switchChain({ chainId: 1 })
  await expect(page.connection.switchChain({ chainId: 56 })).rejects.toMatchObject({
    reason: 'busy',
  })
  await expect(page.connection.switchChain({ chainId: 97 })).rejects.toMatchObject({
    name: 'ChainNotConfiguredError',
  })
  page.wallet.state.chainId = '0x1'
  answer.resolve(null)
  await Promise.all([promise, joined])
  expect(page.wallet.calls('wallet_switchEthereumChain')).toHaveLength(1)
})

test('sends no request for the current chain', async () => {
  const page = await createPageWithWallet().connected()
  await page.connection.switchChain({ chainId: 56 })
  expect(page.wallet.calls('wallet_switchEthereumChain')).toHaveLength(0)
})

test('rejects a chain that the app does not have without a request', async () => {
  const page = await createPageWithWallet().connected()
  await expect(page.connection.switchChain({ chainId: 97 })).rejects.toMatchObject({
    name: 'ChainNotConfiguredError',
  })
  expect(page.wallet.calls('wallet_switchEthereumChain')).toHaveLength(0)
})

test('rejects with a reason while disconnected, connecting or reconnecting', async () => {
  const page = createPageWithWallet()
  await expect(page.connection.switchChain({ chainId: 1 })).rejects.toMatchObject({
    reason: 'disconnected',
  })
  await page.connecting()
  await expect(page.connection.switchChain({ chainId: 1 })).rejects.toMatchObject({
    reason: 'busy',
  })
  const { next } = await createPageWithWallet().reconnecting()
  await expect(next.connection.switchChain({ chainId: 1 })).rejects.toMatchObject({
    reason: 'busy',
  })
})

test('rejects and disconnects when the wallet removes its accounts during a switch', async () => {
  const page = createPageWithWallet()
  const { promise } = await page.switching()
  page.wallet.lock()
  await expect(promise).rejects.toMatchObject({ name: 'SwitchChainError', reason: 'disconnected' })
  expect(since(page)).toEqual(['disconnect'])
})

test('disconnect() during a switch rejects the switch as aborted', async () => {
  const page = createPageWithWallet()
  const { promise } = await page.switching()
  await page.connection.disconnect()
  await expect(promise).rejects.toMatchObject({ name: 'SwitchChainError', reason: 'aborted' })
  expect(since(page)).toEqual(['disconnect'])
})

test('a connect to another wallet during a switch rejects the switch as aborted', async () => {
  const page = createPageWithWallet()
  const { promise } = await page.switching()
  page.announce(createFakeWallet('io.rabby'))
  await page.connection.connect({ wallet: 'rabby' })
  await expect(promise).rejects.toMatchObject({ name: 'SwitchChainError', reason: 'aborted' })
  expect(since(page)).toEqual(['disconnect', 'connecting', 'connect'])
})

test.each([
  ['fails', (answer: PromiseWithResolvers<unknown>) => answer.reject({ code: -32603 })],
  ['succeeds', (answer: PromiseWithResolvers<unknown>) => answer.resolve(null)],
])('uses the accounts of a read that ends after the switch %s', async (_, end) => {
  const page = createPageWithWallet()
  const { answer } = await page.switching()
  const accounts = deferred()
  page.wallet.on('eth_accounts', () => accounts.promise)
  page.wallet.emit('disconnect', { code: 1013 })
  page.wallet.state.chainId = '0x1'
  end(answer)
  await page.settle()
  accounts.resolve([])
  await page.settle()
  expect(page.status()).toBe('disconnected')
})

test('emits a change of the account during a switch at once', async () => {
  const page = createPageWithWallet()
  await page.switching()
  page.wallet.emit('accountsChanged', [b])
  expect(since(page)).toEqual(['change.account'])
  expect(page.status()).toBe('switching')
})

test('disconnects when the extension is removed during a switch', async () => {
  const page = createPageWithWallet()
  const { answer, promise } = await page.switching()
  answer.reject(new Error('Extension context invalidated.'))
  await expect(promise).rejects.toMatchObject({ reason: 'disconnected' })
  expect(since(page)).toEqual(['disconnect'])
})

test('addChain() resolves when the wallet adds and selects the chain', async () => {
  const page = createPageWithWallet()
  const { answer, promise } = await page.adding()
  page.wallet.state.chainId = '0x1'
  answer.resolve(null)
  await promise
  expect(since(page)).toEqual(['change.chain'])
  expect(page.wallet.calls('wallet_addEthereumChain')[0]?.params).toEqual([
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
    const page = await createPageWithWallet({ connection: { chains: [bsc, chain] } }).connected()
    await page.connection.addChain({ chainId: 1 })
    const [parameter] = page.wallet.calls('wallet_addEthereumChain')[0]?.params ?? []
    expect(parameter).toMatchObject({ chainId: '0x1', chainName: 'Ethereum' })
    expect(parameter).not.toHaveProperty('blockExplorerUrls')
  },
)

test('addChain() asks for one switch when the wallet adds the chain without selecting it', async () => {
  const page = createPageWithWallet()
  const { answer, promise } = await page.adding()
  const again = deferred()
  page.wallet.on('wallet_switchEthereumChain', () => again.promise)
  answer.resolve(null)
  await page.settle()
  expect(page.status()).toBe('switching')
  again.reject({ code: 4001, message: '' })
  await expect(promise).rejects.toMatchObject({ name: 'UserRejectedError' })
  expect(page.wallet.calls('wallet_switchEthereumChain')).toHaveLength(2)
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
    const page = createPageWithWallet()
    const { answer, promise } = await page.adding()
    answer.reject(error)
    await expect(promise).rejects.toMatchObject({ name, reason, code: error.code, cause: error })
    expect(page.status()).toBe('connected')
  },
)

test('the promise, the event and the snapshot have the same error', async () => {
  const page = await createPageWithWallet().connected()
  page.wallet.on('wallet_switchEthereumChain', fail({ code: 4001, message: '' }))
  const error = await page.connection.switchChain({ chainId: 1 }).catch((thrown) => thrown)
  expect(page.errors()).toHaveLength(1)
  expect(page.errors()[0]).toBe(error)
  expect(page.connection.getSnapshot().failure?.error).toBe(error)
})

test("an error has the wallet's own code, and none if the wallet gave none", async () => {
  const page = await createPageWithWallet().connected()
  page.wallet.on('wallet_switchEthereumChain', fail(new Error('User rejected the request.')))
  const error = await page.connection.switchChain({ chainId: 1 }).catch((thrown) => thrown)
  expect(error).toMatchObject({ name: 'UserRejectedError', reason: 'user-rejected' })
  expect(error).not.toHaveProperty('code')
})

test("addChain() resolves after Rainbow's -32003 if the chain is selected", async () => {
  const page = createPageWithWallet()
  const { answer, promise } = await page.adding()
  page.wallet.state.chainId = '0x1'
  answer.reject({ code: -32003, message: 'User rejected the request.' })
  await promise
  expect(since(page)).toEqual(['change.chain'])
})

test('addChain() rejects with a timeout after 120 s', async () => {
  const page = createPageWithWallet()
  const { promise } = await page.adding()
  await page.clock.advance(120_000)
  await expect(promise).rejects.toMatchObject({ name: 'SwitchChainError', reason: 'timeout' })
})

test('resolves after the back/forward cache if the chain is the target', async () => {
  const page = createPageWithWallet()
  const { promise } = await page.switching()
  page.wallet.state.chainId = '0x1'
  page.restore()
  await page.clock.advance(1_000)
  await promise
  expect(since(page)).toEqual(['change.chain'])
})

test('ignores the late answer of a switch that timed out', async () => {
  const page = createPageWithWallet()
  const first = await page.switching()
  await page.clock.advance(120_000)
  const second = deferred()
  page.wallet.on('wallet_switchEthereumChain', () => second.promise)
  const promise = page.connection.switchChain({ chainId: 1 })
  first.answer.reject({ code: 4001, message: '' })
  await page.settle()
  expect(page.status()).toBe('switching')
  page.wallet.state.chainId = '0x1'
  second.resolve(null)
  await promise
})

test('restarts the 1 s for the answer when the chain changes back and forth', async () => {
  const page = createPageWithWallet()
  await page.switching()
  const move = (chainId: string) => {
    page.wallet.state.chainId = chainId
    page.wallet.emit('chainChanged', chainId)
  }
  move('0x1')
  await page.clock.advance(500)
  move('0x38')
  await page.clock.advance(400)
  move('0x1')
  await page.clock.advance(999)
  expect(page.status()).toBe('switching')
  await page.clock.advance(1)
  expect(page.status()).toBe('connected')
})

test('a false chain event does not shorten the 1 s for the answer', async () => {
  const page = createPageWithWallet()
  await page.switching()
  page.wallet.emit('chainChanged', '0x1')
  await page.clock.advance(900)
  page.wallet.state.chainId = '0x1'
  page.wallet.emit('chainChanged', '0x1')
  await page.clock.advance(999)
  expect(page.status()).toBe('switching')
  await page.clock.advance(1)
  expect(page.status()).toBe('connected')
})

test('a second addChain() joins the first one for the same chain, and rejects as busy for another', async () => {
  const page = createPageWithWallet()
  const { answer, promise } = await page.adding()
  const joined = [
    page.connection.addChain({ chainId: 1 }),
    page.connection.switchChain({ chainId: 1 }),
  ]
  await expect(page.connection.addChain({ chainId: 56 })).rejects.toMatchObject({
    name: 'SwitchChainError',
    reason: 'busy',
  })
  await expect(page.connection.addChain({ chainId: 97 })).rejects.toMatchObject({
    name: 'ChainNotConfiguredError',
  })
  page.wallet.state.chainId = '0x1'
  answer.resolve(null)
  await Promise.all([promise, ...joined])
  expect(page.wallet.calls('wallet_addEthereumChain')).toHaveLength(1)
})

test('addChain() during a switch rejects as busy', async () => {
  const page = createPageWithWallet()
  await page.switching()
  await expect(page.connection.addChain({ chainId: 1 })).rejects.toMatchObject({ reason: 'busy' })
})
