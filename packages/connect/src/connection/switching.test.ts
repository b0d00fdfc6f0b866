import { expect, test } from 'vitest'
import { b, createFakeWallet, deferred, fail, never } from '../fakes/createFakeWallet.ts'
import { createWorld } from '../fakes/createWorld.ts'

/** What the stream said after the connect. */
const since = (world: ReturnType<typeof createWorld>) => world.events().slice(2)

test('event, then answer: one change', async () => {
  const world = await createWorld().connected()
  await world.connection.switchChain(1)
  expect(since(world)).toEqual(['change.chain'])
  expect(world.status()).toBe('connected')
  expect(world.wallet.calls('wallet_switchEthereumChain')[0]?.params).toEqual([{ chainId: '0x1' }])
})

test.each([null, '0x1', undefined, true])(
  'answer %o without an event: the chain is asked',
  async (value) => {
    const world = createWorld()
    const { answer, promise } = await world.switching()
    world.wallet.state.chainId = '0x1'
    answer.resolve(value)
    await promise
    expect(since(world)).toEqual(['change.chain'])
  },
)

test('answer, then event: one change', async () => {
  const world = createWorld()
  const { answer, promise } = await world.switching()
  world.wallet.state.chainId = '0x1'
  answer.resolve(null)
  await promise
  world.wallet.emit('chainChanged', '0x1')
  expect(since(world)).toEqual(['change.chain'])
})

test('the chain may follow its answer within 2 s', async () => {
  const world = createWorld()
  const { answer, promise } = await world.switching()
  answer.resolve(null)
  await world.clock.advance(1_000)
  world.wallet.state.chainId = '0x1'
  await world.clock.advance(500)
  await promise
  expect(since(world)).toEqual(['change.chain'])
})

test('a wallet that takes its time to say its chain is waited for', async () => {
  const world = createWorld()
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

test('an answer that is a lie is found out after 2 s', async () => {
  const world = createWorld()
  const { answer, promise } = await world.switching()
  answer.resolve(null)
  await world.clock.advance(2_000)
  await expect(promise).rejects.toMatchObject({ class: 'SwitchChain', reason: 'other' })
  expect(since(world)).toEqual([])
  expect(world.clock.pending()).toBe(0)
})

test('an event that is a lie is found out by asking', async () => {
  const world = createWorld()
  const { answer, promise } = await world.switching()
  world.wallet.emit('chainChanged', '0x1')
  await world.clock.advance(1_000)
  expect(world.status()).toBe('switching')
  answer.resolve(null)
  await world.clock.advance(2_000)
  await expect(promise).rejects.toMatchObject({ reason: 'other' })
  expect(world.connection.getSnapshot().chainId).toBe(56)
})

test('an event without an answer is done after 1 s of grace', async () => {
  const world = createWorld()
  const { promise } = await world.switching()
  world.wallet.state.chainId = '0x1'
  world.wallet.emit('chainChanged', '0x1')
  await world.clock.advance(999)
  expect(world.status()).toBe('switching')
  await world.clock.advance(1)
  await promise
  expect(since(world)).toEqual(['change.chain'])
})

test('event and answer suffice where the chain cannot be read', async () => {
  const world = createWorld()
  const { answer, promise } = await world.switching()
  world.wallet.on('eth_chainId', never)
  world.wallet.emit('chainChanged', '0x1')
  answer.resolve(null)
  await world.clock.advance(2_000)
  await promise
  expect(world.status()).toBe('connected')
})

test.each([
  ['4001', { code: 4001, message: '' }, 'UserRejected', undefined],
  ['text', { code: -32603, message: 'User rejected the request.' }, 'UserRejected', undefined],
  ['4902', { code: 4902, message: 'User rejected the request.' }, 'ChainNotConfigured', undefined],
  ['-32002', { code: -32002, message: 'Already pending' }, 'SwitchChain', 'pending'],
  ['4900', { code: 4900, message: '' }, 'SwitchChain', 'disconnected'],
  ['fetch', { code: -32603, message: 'Failed to fetch' }, 'SwitchChain', 'unreachable'],
  ['undefined', undefined, 'SwitchChain', 'other'],
])('%s: told once, still connected where it was', async (_, error, name, reason) => {
  const world = await createWorld().connected()
  world.wallet.on('wallet_switchEthereumChain', fail(error))
  await expect(world.connection.switchChain(1)).rejects.toMatchObject({ class: name, cause: error })
  expect(since(world)).toEqual([])
  expect(world.errors()).toMatchObject([reason ? { class: name, reason } : { class: name }])
  expect(world.connection.getSnapshot()).toMatchObject({
    status: 'connected',
    chainId: 56,
    failure: { act: 'switch', chainId: 1, walletChainId: 56, wallet: 'metamask' },
  })
})

test('an unknown chain is never added silently (decision 8)', async () => {
  const world = await createWorld().connected()
  world.wallet.on('wallet_switchEthereumChain', fail({ code: 4902, message: '' }))
  await world.connection.switchChain(1).catch(() => {})
  expect(world.wallet.calls('wallet_addEthereumChain')).toHaveLength(0)
})

test('no answer, no event: 120 s, and a late answer changes nothing', async () => {
  const world = createWorld()
  const { answer, promise } = await world.switching()
  await world.clock.advance(120_000)
  await expect(promise).rejects.toMatchObject({
    class: 'SwitchChain',
    reason: 'timeout',
    kind: 'timeout',
  })
  answer.resolve(null)
  await world.settle()
  expect(since(world)).toEqual([])
  world.wallet.emit('chainChanged', '0x1')
  expect(since(world)).toEqual(['change.chain'])
})

test('cancel ends the wait, not the connection (decision 14)', async () => {
  const world = createWorld()
  const { promise } = await world.switching()
  world.connection.cancel()
  await expect(promise).rejects.toMatchObject({ class: 'SwitchChain', reason: 'aborted' })
  expect(world.status()).toBe('connected')
})

test('one at a time: the same target joins, another is busy', async () => {
  const world = createWorld()
  const { answer, promise } = await world.switching()
  const joined = world.connection.switchChain(1)
  await expect(world.connection.switchChain(56)).rejects.toMatchObject({ reason: 'busy' })
  await expect(world.connection.switchChain(97)).rejects.toMatchObject({
    class: 'ChainNotConfigured',
  })
  world.wallet.state.chainId = '0x1'
  answer.resolve(null)
  await Promise.all([promise, joined])
  expect(world.wallet.calls('wallet_switchEthereumChain')).toHaveLength(1)
})

test('the current chain needs no call', async () => {
  const world = await createWorld().connected()
  await world.connection.switchChain(56)
  expect(world.wallet.calls('wallet_switchEthereumChain')).toHaveLength(0)
})

test('a chain that the app lacks is refused without a call', async () => {
  const world = await createWorld().connected()
  await expect(world.connection.switchChain(97)).rejects.toMatchObject({
    class: 'ChainNotConfigured',
  })
  expect(world.wallet.calls('wallet_switchEthereumChain')).toHaveLength(0)
})

test('while disconnected, connecting and reconnecting a switch is refused with its reason', async () => {
  const world = createWorld()
  await expect(world.connection.switchChain(1)).rejects.toMatchObject({ reason: 'disconnected' })
  await world.connecting()
  await expect(world.connection.switchChain(1)).rejects.toMatchObject({ reason: 'busy' })
  const { next } = await createWorld().reconnecting()
  await expect(next.connection.switchChain(1)).rejects.toMatchObject({ reason: 'busy' })
})

test('accounts that go end the switch with the connection', async () => {
  const world = createWorld()
  const { promise } = await world.switching()
  world.wallet.lock()
  await expect(promise).rejects.toMatchObject({ class: 'SwitchChain', reason: 'disconnected' })
  expect(since(world)).toEqual(['disconnect'])
})

test('the person disconnects during a switch', async () => {
  const world = createWorld()
  const { promise } = await world.switching()
  await world.connection.disconnect()
  await expect(promise).rejects.toMatchObject({ class: 'SwitchChain', reason: 'aborted' })
  expect(since(world)).toEqual(['disconnect'])
})

test('another wallet during a switch', async () => {
  const world = createWorld()
  const { promise } = await world.switching()
  world.announce(createFakeWallet('io.rabby'))
  await world.connection.connect('rabby')
  await expect(promise).rejects.toMatchObject({ class: 'SwitchChain', reason: 'aborted' })
  expect(since(world)).toEqual(['disconnect', 'connecting', 'connect'])
})

test.each([
  ['fails', (answer: PromiseWithResolvers<unknown>) => answer.reject({ code: -32603 })],
  ['is done', (answer: PromiseWithResolvers<unknown>) => answer.resolve(null)],
])('accounts that are read during a switch count too where it %s first', async (_, end) => {
  const world = createWorld()
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

test('an account that changes during a switch is told at once', async () => {
  const world = createWorld()
  await world.switching()
  world.wallet.emit('accountsChanged', [b])
  expect(since(world)).toEqual(['change.account'])
  expect(world.status()).toBe('switching')
})

test('an extension that goes during a switch ends the connection', async () => {
  const world = createWorld()
  const { answer, promise } = await world.switching()
  answer.reject(new Error('Extension context invalidated.'))
  await expect(promise).rejects.toMatchObject({ reason: 'disconnected' })
  expect(since(world)).toEqual(['disconnect'])
})

test('added and selected: done', async () => {
  const world = createWorld()
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

test('added and not selected: the switch is asked for, once', async () => {
  const world = createWorld()
  const { answer, promise } = await world.adding()
  const again = deferred()
  world.wallet.on('wallet_switchEthereumChain', () => again.promise)
  answer.resolve(null)
  await world.settle()
  expect(world.status()).toBe('switching')
  again.reject({ code: 4001, message: '' })
  await expect(promise).rejects.toMatchObject({ class: 'UserRejected' })
  expect(world.wallet.calls('wallet_switchEthereumChain')).toHaveLength(2)
})

test.each([
  ['4001', { code: 4001, message: '' }, { class: 'UserRejected' }],
  ['-32602', { code: -32602, message: 'Bad url' }, { class: 'ChainNotConfigured' }],
  ['4200', { code: 4200, message: '' }, { class: 'ChainNotConfigured' }],
  ['-32002', { code: -32002, message: 'pending' }, { class: 'SwitchChain', reason: 'pending' }],
  [
    "Rainbow's -32003",
    { code: -32003, message: 'User rejected the request.' },
    { class: 'ChainNotConfigured' },
  ],
])('an add that fails with %s', async (_, error, wanted) => {
  const world = createWorld()
  const { answer, promise } = await world.adding()
  answer.reject(error)
  await expect(promise).rejects.toMatchObject({ ...wanted, cause: error })
  expect(world.status()).toBe('connected')
})

test("Rainbow's -32003 with the chain selected is no failure", async () => {
  const world = createWorld()
  const { answer, promise } = await world.adding()
  world.wallet.state.chainId = '0x1'
  answer.reject({ code: -32003, message: 'User rejected the request.' })
  await promise
  expect(since(world)).toEqual(['change.chain'])
})

test('an add ends after 120 s', async () => {
  const world = createWorld()
  const { promise } = await world.adding()
  await world.clock.advance(120_000)
  await expect(promise).rejects.toMatchObject({ class: 'SwitchChain', reason: 'timeout' })
})

test('back from the cache during a switch: the chain is the target, so it is done', async () => {
  const world = createWorld()
  const { promise } = await world.switching()
  world.wallet.state.chainId = '0x1'
  world.restore()
  await world.clock.advance(1_000)
  await promise
  expect(since(world)).toEqual(['change.chain'])
})

test('the late answer of a switch that was given up does not end the next', async () => {
  const world = createWorld()
  const first = await world.switching()
  await world.clock.advance(120_000)
  const second = deferred()
  world.wallet.on('wallet_switchEthereumChain', () => second.promise)
  const promise = world.connection.switchChain(1)
  first.answer.reject({ code: 4001, message: '' })
  await world.settle()
  expect(world.status()).toBe('switching')
  world.wallet.state.chainId = '0x1'
  second.resolve(null)
  await promise
})

test('the grace begins anew when the chain goes away and comes back', async () => {
  const world = createWorld()
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

test('a lie does not shorten the grace of the truth', async () => {
  const world = createWorld()
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

test('during an add: the same wish joins, another is busy', async () => {
  const world = createWorld()
  const { answer, promise } = await world.adding()
  const joined = [world.connection.addChain(1), world.connection.switchChain(1)]
  await expect(world.connection.addChain(56)).rejects.toMatchObject({
    class: 'SwitchChain',
    reason: 'busy',
  })
  await expect(world.connection.addChain(97)).rejects.toMatchObject({ class: 'ChainNotConfigured' })
  world.wallet.state.chainId = '0x1'
  answer.resolve(null)
  await Promise.all([promise, ...joined])
  expect(world.wallet.calls('wallet_addEthereumChain')).toHaveLength(1)
})

test('during a switch an add is busy', async () => {
  const world = createWorld()
  await world.switching()
  await expect(world.connection.addChain(1)).rejects.toMatchObject({ reason: 'busy' })
})

test.each(['0x1', '1', 1n, 'eip155:1'])(
  'a chain id from JavaScript, as %o, is that chain',
  async (id) => {
    const world = await createWorld().connected()
    // The types forbid it; JavaScript lets it through.
    await world.connection.switchChain(id as unknown as number)
    expect(world.connection.getSnapshot().chainId).toBe(1)
  },
)
