import { expect, test } from 'vitest'
import { a, b, deferred, fail, never } from '../fakes/createFakeWallet.ts'
import { createWorld } from '../fakes/createWorld.ts'

test('a change is told once, whatever its spelling and number (rule 2)', async () => {
  const world = await createWorld().connected()
  world.wallet.emit('accountsChanged', [a])
  world.wallet.emit('accountsChanged', [a.toLowerCase()])
  world.wallet.emit('accountsChanged', [b])
  world.wallet.emit('accountsChanged', [b.toLowerCase()])
  world.wallet.emit('chainChanged', '0x38')
  world.wallet.emit('chainChanged', '0x1')
  world.wallet.emit('chainChanged', 1)
  expect(world.events().slice(2)).toEqual(['change.account', 'change.chain'])
})

test('a further account is a change', async () => {
  const world = await createWorld().connected()
  world.wallet.emit('accountsChanged', [a, b])
  expect(world.stream[2]).toMatchObject({
    event: 'change',
    changed: ['account'],
    accounts: [a, b],
    chainId: 56,
  })
})

test('two changes in one tick are two entries, in the order of arrival', async () => {
  const world = await createWorld().connected()
  world.wallet.emit('chainChanged', '0x1')
  world.wallet.emit('accountsChanged', [b])
  expect(world.events().slice(2)).toEqual(['change.chain', 'change.account'])
})

test('disconnect is told once, whatever comes (rule 3)', async () => {
  const world = await createWorld().connected()
  world.wallet.emit('accountsChanged', [])
  world.wallet.emit('accountsChanged', [])
  world.wallet.emit('disconnect', { code: 4900 })
  world.wallet.emit('close')
  expect(world.events().slice(2)).toEqual(['disconnect'])
})

test('a chain that the app lacks is a change, unsupported', async () => {
  const world = await createWorld().connected()
  world.wallet.emit('chainChanged', '0x61')
  expect(world.stream[2]).toMatchObject({ chainId: 97, supported: false })
  expect(world.connection.getSnapshot().supported).toBe(false)
})

test.each([[null], [undefined], [[5]], [['x']], [{}], ['']])(
  'accountsChanged %o leads to a re-read (rule 6)',
  async (payload) => {
    const world = await createWorld().connected()
    world.wallet.state.accounts = [b]
    world.wallet.emit('accountsChanged', payload)
    await world.settle()
    expect(world.events().slice(2)).toEqual(['change.account'])
  },
)

test.each([[null], [''], ['0x'], ['abc'], [{}]])(
  'chainChanged %o leads to a re-read',
  async (payload) => {
    const world = await createWorld().connected()
    world.wallet.state.chainId = '0x1'
    world.wallet.emit('chainChanged', payload)
    await world.settle()
    expect(world.events().slice(2)).toEqual(['change.chain'])
  },
)

test('a re-read that finds nothing ends the connection', async () => {
  const world = await createWorld().connected()
  world.wallet.state.permitted = false
  world.wallet.emit('accountsChanged', null)
  await world.settle()
  expect(world.events().slice(2)).toEqual(['disconnect'])
})

test('an event that comes during a re-read is the newer one', async () => {
  const world = await createWorld().connected()
  world.wallet.on('eth_accounts', () => Promise.resolve([a]).then((list) => list))
  world.wallet.emit('accountsChanged', null)
  world.wallet.emit('accountsChanged', [b])
  await world.settle()
  expect(world.connection.getSnapshot().accounts).toEqual([b])
})

test('disconnect 1013 stays while there are accounts (decision 7)', async () => {
  const world = await createWorld().connected()
  world.wallet.emit('disconnect', { code: 1013, message: 'Attempting to connect.' })
  await world.settle()
  expect(world.status()).toBe('connected')
  world.wallet.emit('connect', { chainId: '0x1' })
  expect(world.events().slice(2)).toEqual(['change.chain'])
})

test('disconnect 1013 without accounts ends it; a mute wallet does not', async () => {
  const world = await createWorld().connected()
  world.wallet.on('eth_accounts', never)
  world.wallet.emit('disconnect', { code: 1013 })
  await world.settle()
  expect(world.status()).toBe('connected')
  world.wallet.on('eth_accounts', () => [])
  world.wallet.emit('disconnect', { code: 1013 })
  await world.settle()
  expect(world.events().slice(2)).toEqual(['disconnect'])
})

test.each([[{ code: 4900 }], [{ code: 1011 }], [{ code: 6000 }], [undefined], [[]]])(
  'disconnect %o ends the connection',
  async (payload) => {
    const world = await createWorld().connected()
    world.wallet.emit('disconnect', payload)
    expect(world.status()).toBe('disconnected')
  },
)

test('the person disconnects: told once, revoked, no listener and no timer left', async () => {
  const world = await createWorld().connected()
  await world.connection.disconnect()
  await world.connection.disconnect()
  world.wallet.emit('accountsChanged', [b])
  world.wallet.emit('chainChanged', '0x1')
  await world.settle()
  expect(world.events().slice(2)).toEqual(['disconnect'])
  expect(world.wallet.calls('wallet_revokePermissions')).toHaveLength(1)
  expect(world.wallet.listeners()).toBe(0)
  expect(world.clock.pending()).toBe(0)
})

test('connecting again while connected asks nothing', async () => {
  const world = await createWorld().connected()
  await expect(world.connection.connect('metamask')).resolves.toEqual({
    accounts: [a],
    chainId: 56,
  })
  expect(world.wallet.calls('eth_requestAccounts')).toHaveLength(1)
})

test('back from the back/forward cache everything is read again', async () => {
  const world = await createWorld().connected()
  world.wallet.state.accounts = [b]
  world.wallet.state.chainId = '0x1'
  world.restore()
  await world.settle()
  expect(world.events().slice(2)).toEqual(['change.account', 'change.chain'])
})

test('back from the cache the account is told before the chain, however slow it is', async () => {
  const world = await createWorld().connected()
  const slow = deferred()
  world.wallet.on('eth_accounts', () => slow.promise)
  world.wallet.state.chainId = '0x1'
  world.restore()
  await world.settle()
  slow.resolve([b])
  await world.settle()
  expect(world.events().slice(2)).toEqual(['change.account', 'change.chain'])
})

test('back from the cache a wallet that is mute about its accounts is asked for its chain after 5 s', async () => {
  const world = await createWorld().connected()
  world.wallet.on('eth_accounts', never)
  world.wallet.state.chainId = '0x1'
  world.restore()
  await world.clock.advance(5_000)
  expect(world.events().slice(2)).toEqual(['change.chain'])
})

test('a page that was only shown is not read again', async () => {
  const world = await createWorld().connected()
  world.window.dispatchEvent(new Event('pageshow'))
  expect(world.wallet.calls('eth_accounts')).toHaveLength(0)
})

test('an extension that is gone ends the connection at the next call', async () => {
  const world = await createWorld().connected()
  world.wallet.on('eth_accounts', fail(new Error('Extension context invalidated.')))
  world.restore()
  await world.settle()
  expect(world.events().slice(2)).toEqual(['disconnect'])
})

test("a request of others tells that the wallet is gone, and passes the wallet's error on", async () => {
  const world = await createWorld().connected()
  const error = new Error('Extension context invalidated.')
  world.wallet.on('personal_sign', fail(error))
  const request = world.connection.provider()?.request({ method: 'personal_sign' })
  await expect(request).rejects.toBe(error)
  expect(world.status()).toBe('disconnected')
})

test('a lock without an event is found by the request that fails', async () => {
  const world = await createWorld().connected()
  world.wallet.state.permitted = false
  world.wallet.on('personal_sign', fail({ code: 4100, message: '' }))
  await world.connection
    .provider()
    ?.request({ method: 'personal_sign' })
    .catch(() => {})
  await world.settle()
  expect(world.events().slice(2)).toEqual(['disconnect'])
})

test('a listener that throws stops neither the others nor the wallet', async () => {
  const world = createWorld()
  const silence = console.error
  const seen: unknown[] = []
  console.error = (error: unknown) => void seen.push(error)
  const stop = world.connection.subscribe(() => {
    throw new Error('mine')
  })
  const heard: string[] = []
  world.connection.subscribe(({ event }) => heard.push(event))
  await world.connected()
  stop()
  console.error = silence
  expect(heard).toEqual(['connecting', 'connect'])
  expect(seen).toHaveLength(2)
})

test('the snapshot is the same object until something changes', async () => {
  const world = await createWorld().connected()
  const before = world.connection.getSnapshot()
  let changes = 0
  world.connection.watch(() => (changes += 1))
  world.wallet.emit('accountsChanged', [a])
  world.wallet.emit('chainChanged', '0x38')
  expect(world.connection.getSnapshot()).toBe(before)
})

test('acts from within a listener take their turn', async () => {
  const world = createWorld()
  world.connection.subscribe(({ event }) => {
    if (event === 'connect') void world.connection.disconnect()
  })
  await world.connection.connect('metamask')
  expect(world.events()).toEqual(['connecting', 'connect', 'disconnect'])
})

test('destroy leaves nothing behind, and ends what waits', async () => {
  const world = createWorld()
  const { promise } = await world.switching()
  world.connection.destroy()
  await expect(promise).rejects.toMatchObject({ class: 'Aborted' })
  expect(world.wallet.listeners()).toBe(0)
  expect(world.clock.pending()).toBe(0)
})

test('a destroyed connection lets nobody wait', async () => {
  const world = createWorld()
  const { next, done } = await world.reconnecting()
  next.connection.destroy()
  await done
  await expect(next.connection.connect('metamask')).rejects.toMatchObject({ class: 'Aborted' })
  expect(next.status()).toBe('disconnected')
})

test('only the latest re-read counts', async () => {
  const world = await createWorld().connected()
  const reads = [deferred(), deferred()]
  let read = 0
  world.wallet.on('eth_chainId', () => reads[read++]?.promise)
  world.wallet.emit('chainChanged', null)
  world.wallet.emit('chainChanged', null)
  reads[1]?.resolve('0x1')
  await world.settle()
  reads[0]?.resolve('0x61')
  await world.settle()
  expect(world.connection.getSnapshot().chainId).toBe(1)
})

test('a chain event that comes during a re-read is the newer one', async () => {
  const world = await createWorld().connected()
  const read = deferred()
  world.wallet.on('eth_chainId', () => read.promise)
  world.wallet.emit('chainChanged', null)
  world.wallet.emit('chainChanged', '0x1')
  read.resolve('0x38')
  await world.settle()
  expect(world.events().slice(2)).toEqual(['change.chain'])
})

test('every listener hears the same order, also where one of them acts', async () => {
  const world = createWorld()
  const heard: string[] = []
  world.connection.subscribe(({ event }) => {
    if (event === 'connect') void world.connection.disconnect()
  })
  world.connection.subscribe(({ event }) => heard.push(event))
  await world.connection.connect('metamask')
  expect(heard).toEqual(['connecting', 'connect', 'disconnect'])
})

test('whether the person has left is known until the next attempt, also to who hears of the end', async () => {
  const { connection } = await createWorld().connected()
  const heard: unknown[] = []
  connection.subscribe(({ event }) => heard.push([event, connection.getSnapshot().left]))
  await connection.disconnect()
  await connection.connect('metamask')
  expect(heard).toEqual([
    ['disconnect', true],
    ['connecting', undefined],
    ['connect', undefined],
  ])
})

test('a wallet that takes its accounts away is not the person who leaves', async () => {
  const { connection, wallet } = await createWorld().connected()
  wallet.lock()
  expect(connection.getSnapshot()).toMatchObject({ status: 'disconnected' })
  expect(connection.getSnapshot().left).toBeUndefined()
})
