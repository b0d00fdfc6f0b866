import { expect, test } from 'vitest'
import { a, b, deferred, fail, never } from '../fakes/createFakeWallet.ts'
import { createTestPage } from '../fakes/createTestPage.ts'
import { onEveryEvent } from '../fakes/onEveryEvent.ts'

test('emits one change for repeated events and different spellings of the same value', async () => {
  const world = await createTestPage().connected()
  world.wallet.emit('accountsChanged', [a])
  world.wallet.emit('accountsChanged', [a.toLowerCase()])
  world.wallet.emit('accountsChanged', [b])
  world.wallet.emit('accountsChanged', [b.toLowerCase()])
  world.wallet.emit('chainChanged', '0x38')
  world.wallet.emit('chainChanged', '0x1')
  world.wallet.emit('chainChanged', 1)
  expect(world.events().slice(2)).toEqual(['change.account', 'change.chain'])
})

test('emits a change when the wallet adds an account', async () => {
  const world = await createTestPage().connected()
  world.wallet.emit('accountsChanged', [a, b])
  expect(world.stream[2]).toMatchObject({
    event: 'change',
    changed: ['account'],
    accounts: [a, b],
    chainId: 56,
  })
})

test('emits two changes of one tick as two entries, in the order of arrival', async () => {
  const world = await createTestPage().connected()
  world.wallet.emit('chainChanged', '0x1')
  world.wallet.emit('accountsChanged', [b])
  expect(world.events().slice(2)).toEqual(['change.chain', 'change.account'])
})

test('emits disconnect once for several events of a disconnect', async () => {
  const world = await createTestPage().connected()
  world.wallet.emit('accountsChanged', [])
  world.wallet.emit('accountsChanged', [])
  world.wallet.emit('disconnect', { code: 4900 })
  world.wallet.emit('close')
  expect(world.events().slice(2)).toEqual(['disconnect'])
})

test('emits a change with supported: false for a chain that the app does not have', async () => {
  const world = await createTestPage().connected()
  world.wallet.emit('chainChanged', '0x61')
  expect(world.stream[2]).toMatchObject({ chainId: 97, supported: false })
  expect(world.connection.getSnapshot().supported).toBe(false)
})

test.each([[null], [undefined], [[5]], [['x']], [{}], ['']])(
  'reads the accounts again after accountsChanged with %o',
  async (payload) => {
    const world = await createTestPage().connected()
    world.wallet.state.accounts = [b]
    world.wallet.emit('accountsChanged', payload)
    await world.settle()
    expect(world.events().slice(2)).toEqual(['change.account'])
  },
)

test.each([[null], [''], ['0x'], ['abc'], [{}]])(
  'reads the chain again after chainChanged with %o',
  async (payload) => {
    const world = await createTestPage().connected()
    world.wallet.state.chainId = '0x1'
    world.wallet.emit('chainChanged', payload)
    await world.settle()
    expect(world.events().slice(2)).toEqual(['change.chain'])
  },
)

test('disconnects when a repeated read returns no accounts', async () => {
  const world = await createTestPage().connected()
  world.wallet.state.permitted = false
  world.wallet.emit('accountsChanged', null)
  await world.settle()
  expect(world.events().slice(2)).toEqual(['disconnect'])
})

test('an accounts event takes precedence over a pending read', async () => {
  const world = await createTestPage().connected()
  world.wallet.on('eth_accounts', () => Promise.resolve([a]).then((list) => list))
  world.wallet.emit('accountsChanged', null)
  world.wallet.emit('accountsChanged', [b])
  await world.settle()
  expect(world.connection.getSnapshot().accounts).toEqual([b])
})

test('stays connected after disconnect 1013 while there are accounts', async () => {
  const world = await createTestPage().connected()
  world.wallet.emit('disconnect', { code: 1013, message: 'Attempting to connect.' })
  await world.settle()
  expect(world.status()).toBe('connected')
  world.wallet.emit('connect', { chainId: '0x1' })
  expect(world.events().slice(2)).toEqual(['change.chain'])
})

test('disconnects after disconnect 1013 if the wallet returns no accounts, but not if it does not answer', async () => {
  const world = await createTestPage().connected()
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
  'disconnects after the event disconnect with %o',
  async (payload) => {
    const world = await createTestPage().connected()
    world.wallet.emit('disconnect', payload)
    expect(world.status()).toBe('disconnected')
  },
)

test('disconnect() emits one event, revokes the permission, and leaves no listener and no timer', async () => {
  const world = await createTestPage().connected()
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

test('connect() to the connected wallet sends no request', async () => {
  const world = await createTestPage().connected()
  await expect(world.connection.connect({ wallet: 'metamask' })).resolves.toEqual({
    accounts: [a],
    chainId: 56,
  })
  expect(world.wallet.calls('eth_requestAccounts')).toHaveLength(1)
})

test('reads accounts and chain again after the back/forward cache', async () => {
  const world = await createTestPage().connected()
  world.wallet.state.accounts = [b]
  world.wallet.state.chainId = '0x1'
  world.restore()
  await world.settle()
  expect(world.events().slice(2)).toEqual(['change.account', 'change.chain'])
})

test('emits the account before the chain after the back/forward cache, even if the accounts are slow', async () => {
  const world = await createTestPage().connected()
  const slow = deferred()
  world.wallet.on('eth_accounts', () => slow.promise)
  world.wallet.state.chainId = '0x1'
  world.restore()
  await world.settle()
  slow.resolve([b])
  await world.settle()
  expect(world.events().slice(2)).toEqual(['change.account', 'change.chain'])
})

test('reads the chain 5 s after the back/forward cache if the wallet does not return its accounts', async () => {
  const world = await createTestPage().connected()
  world.wallet.on('eth_accounts', never)
  world.wallet.state.chainId = '0x1'
  world.restore()
  await world.clock.advance(5_000)
  expect(world.events().slice(2)).toEqual(['change.chain'])
})

test('reads nothing after a pageshow event that is not from the back/forward cache', async () => {
  const world = await createTestPage().connected()
  world.window.dispatchEvent(new Event('pageshow'))
  expect(world.wallet.calls('eth_accounts')).toHaveLength(0)
})

test('disconnects when a request shows that the extension is gone', async () => {
  const world = await createTestPage().connected()
  world.wallet.on('eth_accounts', fail(new Error('Extension context invalidated.')))
  world.restore()
  await world.settle()
  expect(world.events().slice(2)).toEqual(['disconnect'])
})

test("disconnects when a request of the app shows that the wallet is gone, and rejects with the wallet's error", async () => {
  const world = await createTestPage().connected()
  const error = new Error('Extension context invalidated.')
  world.wallet.on('personal_sign', fail(error))
  const request = world.connection.getProvider()?.request({ method: 'personal_sign' })
  await expect(request).rejects.toBe(error)
  expect(world.status()).toBe('disconnected')
})

test('disconnects when a request by another row of the same provider shows that the wallet is gone', async () => {
  const world = createTestPage()
  world.announce({ ...world.wallet, info: { ...world.wallet.info, rdns: 'io.rabby' } })
  const provider = world.connection.getProvider({ wallet: 'rabby' })
  await world.connected()
  world.wallet.on('personal_sign', fail(new Error('Extension context invalidated.')))
  await provider?.request({ method: 'personal_sign' }).catch(() => {})
  expect(world.status()).toBe('disconnected')
})

test('disconnects when a request of the app fails because the wallet was locked without an event', async () => {
  const world = await createTestPage().connected()
  world.wallet.state.permitted = false
  world.wallet.on('personal_sign', fail({ code: 4100, message: '' }))
  await world.connection
    .getProvider()
    ?.request({ method: 'personal_sign' })
    .catch(() => {})
  await world.settle()
  expect(world.events().slice(2)).toEqual(['disconnect'])
})

test('a listener that throws stops neither the other listeners nor the connection', async () => {
  const world = createTestPage()
  const silence = console.error
  const seen: unknown[] = []
  console.error = (error: unknown) => void seen.push(error)
  const stop = onEveryEvent(world.connection, () => {
    throw new Error('mine')
  })
  const heard: string[] = []
  onEveryEvent(world.connection, ({ event }) => heard.push(event))
  await world.connected()
  stop()
  console.error = silence
  expect(heard).toEqual(['connecting', 'connect'])
  expect(seen).toHaveLength(2)
})

test('returns the same snapshot object until something changes', async () => {
  const world = await createTestPage().connected()
  const before = world.connection.getSnapshot()
  let changes = 0
  world.connection.subscribe(() => (changes += 1))
  world.wallet.emit('accountsChanged', [a])
  world.wallet.emit('chainChanged', '0x38')
  expect(world.connection.getSnapshot()).toBe(before)
})

test('runs a method that a listener calls after the current event', async () => {
  const world = createTestPage()
  world.connection.on('connect', () => void world.connection.disconnect())
  await world.connection.connect({ wallet: 'metamask' })
  expect(world.events()).toEqual(['connecting', 'connect', 'disconnect'])
})

test('destroy() removes all listeners and timers, and rejects pending promises', async () => {
  const world = createTestPage()
  const { promise } = await world.switching()
  world.connection.destroy()
  await expect(promise).rejects.toMatchObject({ name: 'AbortedError' })
  expect(world.wallet.listeners()).toBe(0)
  expect(world.clock.pending()).toBe(0)
})

test('destroy() resolves a pending reconnect, and later calls reject with Aborted', async () => {
  const world = createTestPage()
  const { next, done } = await world.reconnecting()
  next.connection.destroy()
  await done
  await expect(next.connection.connect({ wallet: 'metamask' })).rejects.toMatchObject({
    name: 'AbortedError',
  })
  expect(next.status()).toBe('disconnected')
})

test('ignores the answer of an older read', async () => {
  const world = await createTestPage().connected()
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

test('a chain event takes precedence over a pending read', async () => {
  const world = await createTestPage().connected()
  const read = deferred()
  world.wallet.on('eth_chainId', () => read.promise)
  world.wallet.emit('chainChanged', null)
  world.wallet.emit('chainChanged', '0x1')
  read.resolve('0x38')
  await world.settle()
  expect(world.events().slice(2)).toEqual(['change.chain'])
})

test('all listeners get the events in the same order, even if one of them calls a method', async () => {
  const world = createTestPage()
  const heard: string[] = []
  world.connection.on('connect', () => void world.connection.disconnect())
  onEveryEvent(world.connection, ({ event }) => heard.push(event))
  await world.connection.connect({ wallet: 'metamask' })
  expect(heard).toEqual(['connecting', 'connect', 'disconnect'])
})

test('sets left before it emits disconnect, and clears it at the next attempt', async () => {
  const { connection } = await createTestPage().connected()
  const heard: unknown[] = []
  onEveryEvent(connection, ({ event }) => heard.push([event, connection.getSnapshot().left]))
  await connection.disconnect()
  await connection.connect({ wallet: 'metamask' })
  expect(heard).toEqual([
    ['disconnect', true],
    ['connecting', undefined],
    ['connect', undefined],
  ])
})

test('does not set left when the wallet removes its accounts', async () => {
  const { connection, wallet } = await createTestPage().connected()
  wallet.lock()
  expect(connection.getSnapshot()).toMatchObject({ status: 'disconnected' })
  expect(connection.getSnapshot().left).toBeUndefined()
})
