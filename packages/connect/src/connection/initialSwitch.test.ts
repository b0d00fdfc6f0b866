import { expect, test } from 'vitest'
import { deferred, fail, never } from '../fakes/createFakeWallet.ts'
import { createWorld } from '../fakes/createWorld.ts'

/** The wallet sits on Ethereum; the app's default is chain 56 (decision 6). */
function elsewhere() {
  const world = createWorld()
  world.wallet.state.chainId = '0x1'
  return world
}

test('the wallet is asked for 56 before connect', async () => {
  const world = elsewhere()
  await expect(world.connection.connect('metamask')).resolves.toMatchObject({ chainId: 56 })
  expect(world.events()).toEqual(['connecting', 'connect'])
})

test('rejected: not connected, and both ways on are known', async () => {
  const world = elsewhere()
  world.wallet.on('wallet_switchEthereumChain', fail({ code: 4001, message: '' }))
  await expect(world.connection.connect('metamask')).rejects.toMatchObject({
    class: 'UserRejected',
  })
  expect(world.events()).toEqual(['connecting'])
  expect(world.connection.getSnapshot().failure).toMatchObject({
    act: 'connect',
    wallet: 'metamask',
    chainId: 56,
    walletChainId: 1,
  })
})

test('"Connect on Ethereum" asks for no switch', async () => {
  const world = elsewhere()
  await expect(world.connection.connect('metamask', { switch: false })).resolves.toMatchObject({
    chainId: 1,
  })
  expect(world.wallet.calls('wallet_switchEthereumChain')).toHaveLength(0)
})

test.each([
  ['4902', fail({ code: 4902, message: 'Unrecognized chain' }), 'ChainNotConfigured', 0],
  ['-32603', fail({ code: -32603, message: 'Internal' }), 'SwitchChain', 0],
  ['no answer', never, 'SwitchChain', 120_000],
  ['a lie', () => null, 'SwitchChain', 2_000],
])(
  'failed with %s: connected where the wallet is, an error entry beside it',
  async (_, script, name, ms) => {
    const world = elsewhere()
    world.wallet.on('wallet_switchEthereumChain', script)
    const promise = world.connection.connect('metamask')
    await world.settle()
    await world.clock.advance(ms)
    await expect(promise).resolves.toMatchObject({ chainId: 1 })
    expect(world.stream.map(({ event }) => event)).toEqual(['connecting', 'connect', 'error'])
    expect(world.errors()).toMatchObject([{ class: name }])
    expect(world.connection.getSnapshot().failure).toMatchObject({
      act: 'switch',
      chainId: 56,
      walletChainId: 1,
    })
    expect(world.clock.pending()).toBe(0)
  },
)

test('a chain that the app lacks is connected as unsupported', async () => {
  const world = createWorld()
  world.wallet.state.chainId = '0x61'
  await world.connection.connect('metamask', { switch: false })
  expect(world.stream[1]).toMatchObject({ event: 'connect', chainId: 97, supported: false })
})

test('an event without an answer connects after the grace', async () => {
  const world = elsewhere()
  world.wallet.on('wallet_switchEthereumChain', () => {
    world.wallet.state.chainId = '0x38'
    world.wallet.emit('chainChanged', '0x38')
    return never()
  })
  const promise = world.connection.connect('metamask')
  await world.settle()
  await world.clock.advance(1_000)
  await expect(promise).resolves.toMatchObject({ chainId: 56 })
})

test('cancel ends the attempt', async () => {
  const world = elsewhere()
  const answer = deferred()
  world.wallet.on('wallet_switchEthereumChain', () => answer.promise)
  const promise = world.connection.connect('metamask')
  promise.catch(() => {})
  await world.settle()
  expect(world.connection.getSnapshot().waiting).toMatchObject({ act: 'switch', chainId: 56 })
  world.connection.cancel()
  await expect(promise).rejects.toMatchObject({ class: 'Aborted' })
  answer.resolve(null)
  await world.settle()
  expect(world.events()).toEqual(['connecting'])
})

test('accounts that go during the switch are asked for again', async () => {
  const world = elsewhere()
  const answer = deferred()
  world.wallet.on('wallet_switchEthereumChain', () => answer.promise)
  const promise = world.connection.connect('metamask')
  promise.catch(() => {})
  await world.settle()
  world.wallet.lock()
  world.wallet.state.chainId = '0x38'
  answer.resolve(null)
  await expect(promise).rejects.toMatchObject({ class: 'NoAccounts' })
})

test('another chain than the default can be asked for', async () => {
  const world = createWorld()
  await expect(world.connection.connect('metamask', { chainId: 1 })).resolves.toMatchObject({
    chainId: 1,
  })
})

test('a chain that the app lacks is not asked for', async () => {
  const world = createWorld()
  await expect(world.connection.connect('metamask', { chainId: 97 })).resolves.toMatchObject({
    chainId: 56,
  })
  expect(world.wallet.calls('wallet_switchEthereumChain')).toEqual([])
})

test('switched during the back/forward cache: connected after the grace', async () => {
  const world = elsewhere()
  world.wallet.on('wallet_switchEthereumChain', never)
  const promise = world.connection.connect('metamask')
  await world.settle()
  world.wallet.state.chainId = '0x38'
  world.restore()
  await world.clock.advance(1_000)
  await expect(promise).resolves.toMatchObject({ chainId: 56 })
})

test('an extension that goes during the switch is not found', async () => {
  const world = elsewhere()
  world.wallet.on('wallet_switchEthereumChain', fail(new Error('Extension context invalidated.')))
  await expect(world.connection.connect('metamask')).rejects.toMatchObject({
    class: 'ProviderNotFound',
  })
})

test('a chain that the app does not have: connected where the wallet is, and told; the wallet is not asked', async () => {
  const world = elsewhere()
  await expect(world.connection.connect('metamask', { chainId: 97 })).resolves.toMatchObject({
    chainId: 1,
  })
  expect(world.errors()).toMatchObject([
    { class: 'ChainNotConfigured', kind: 'chain-not-configured' },
  ])
  expect(world.wallet.calls('wallet_switchEthereumChain')).toHaveLength(0)
})

test('the chain of a connect may be in hex too, where nobody checks types', async () => {
  const { connection, wallet } = createWorld()
  // The types forbid it; JavaScript lets it through.
  await connection.connect('metamask', { chainId: '0x1' as unknown as number })
  expect(wallet.calls('wallet_switchEthereumChain')[0]?.params).toEqual([{ chainId: '0x1' }])
})
