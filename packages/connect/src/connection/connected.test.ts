import { expect, test } from 'vitest'
import { a, b, deferred, fail, never } from '../fakes/createFakeWallet.ts'
import { createPageWithWallet } from '../fakes/createPageWithWallet.ts'
import { onEveryEvent } from './onEveryEvent.ts'

test('emits one change for repeated events and different spellings of the same value', async () => {
  const page = await createPageWithWallet().connected()
  page.wallet.emit('accountsChanged', [a])
  page.wallet.emit('accountsChanged', [a.toLowerCase()])
  page.wallet.emit('accountsChanged', [b])
  page.wallet.emit('accountsChanged', [b.toLowerCase()])
  page.wallet.emit('chainChanged', '0x38')
  page.wallet.emit('chainChanged', '0x1')
  page.wallet.emit('chainChanged', 1)
  expect(page.events().slice(2)).toEqual(['change.account', 'change.chain'])
})

test('emits a change when the wallet adds an account', async () => {
  const page = await createPageWithWallet().connected()
  page.wallet.emit('accountsChanged', [a, b])
  expect(page.stream[2]).toMatchObject({
    event: 'change',
    changed: ['account'],
    accounts: [a, b],
    chainId: 56,
  })
})

test('emits two changes of one tick as two entries, in the order of arrival', async () => {
  const page = await createPageWithWallet().connected()
  page.wallet.emit('chainChanged', '0x1')
  page.wallet.emit('accountsChanged', [b])
  expect(page.events().slice(2)).toEqual(['change.chain', 'change.account'])
})

test('emits disconnect once for several events of a disconnect', async () => {
  const page = await createPageWithWallet().connected()
  page.wallet.emit('accountsChanged', [])
  page.wallet.emit('accountsChanged', [])
  page.wallet.emit('disconnect', { code: 4900 })
  page.wallet.emit('close')
  expect(page.events().slice(2)).toEqual(['disconnect'])
})

test('emits a change with supported: false for a chain that the app does not have', async () => {
  const page = await createPageWithWallet().connected()
  page.wallet.emit('chainChanged', '0x61')
  expect(page.stream[2]).toMatchObject({ chainId: 97, supported: false })
  expect(page.connection.getSnapshot().supported).toBe(false)
})

test.each([[null], [undefined], [[5]], [['x']], [{}], ['']])(
  'reads the accounts again after accountsChanged with %o',
  async (payload) => {
    const page = await createPageWithWallet().connected()
    page.wallet.state.accounts = [b]
    page.wallet.emit('accountsChanged', payload)
    await page.settle()
    expect(page.events().slice(2)).toEqual(['change.account'])
  },
)

test.each([[null], [''], ['0x'], ['abc'], [{}]])(
  'reads the chain again after chainChanged with %o',
  async (payload) => {
    const page = await createPageWithWallet().connected()
    page.wallet.state.chainId = '0x1'
    page.wallet.emit('chainChanged', payload)
    await page.settle()
    expect(page.events().slice(2)).toEqual(['change.chain'])
  },
)

test('disconnects when a repeated read returns no accounts', async () => {
  const page = await createPageWithWallet().connected()
  page.wallet.state.permitted = false
  page.wallet.emit('accountsChanged', null)
  await page.settle()
  expect(page.events().slice(2)).toEqual(['disconnect'])
})

test('an accounts event takes precedence over a pending read', async () => {
  const page = await createPageWithWallet().connected()
  page.wallet.on('eth_accounts', () => Promise.resolve([a]).then((list) => list))
  page.wallet.emit('accountsChanged', null)
  page.wallet.emit('accountsChanged', [b])
  await page.settle()
  expect(page.connection.getSnapshot().accounts).toEqual([b])
})

test('stays connected after disconnect 1013 while there are accounts', async () => {
  const page = await createPageWithWallet().connected()
  page.wallet.emit('disconnect', { code: 1013, message: 'Attempting to connect.' })
  await page.settle()
  expect(page.status()).toBe('connected')
  page.wallet.emit('connect', { chainId: '0x1' })
  expect(page.events().slice(2)).toEqual(['change.chain'])
})

test('disconnects after disconnect 1013 if the wallet returns no accounts, but not if it does not answer', async () => {
  const page = await createPageWithWallet().connected()
  page.wallet.on('eth_accounts', never)
  page.wallet.emit('disconnect', { code: 1013 })
  await page.settle()
  expect(page.status()).toBe('connected')
  page.wallet.on('eth_accounts', () => [])
  page.wallet.emit('disconnect', { code: 1013 })
  await page.settle()
  expect(page.events().slice(2)).toEqual(['disconnect'])
})

test.each([[{ code: 4900 }], [{ code: 1011 }], [{ code: 6000 }], [undefined], [[]]])(
  'disconnects after the event disconnect with %o',
  async (payload) => {
    const page = await createPageWithWallet().connected()
    page.wallet.emit('disconnect', payload)
    expect(page.status()).toBe('disconnected')
  },
)

test('disconnect() emits one event, revokes the permission, and leaves no listener and no timer', async () => {
  const page = await createPageWithWallet().connected()
  await page.connection.disconnect()
  await page.connection.disconnect()
  page.wallet.emit('accountsChanged', [b])
  page.wallet.emit('chainChanged', '0x1')
  await page.settle()
  expect(page.events().slice(2)).toEqual(['disconnect'])
  expect(page.wallet.calls('wallet_revokePermissions')).toHaveLength(1)
  expect(page.wallet.listeners()).toBe(0)
  expect(page.clock.pending()).toBe(0)
})

test('connect() to the connected wallet sends no request', async () => {
  const page = await createPageWithWallet().connected()
  await expect(page.connection.connect({ wallet: 'metamask' })).resolves.toEqual({
    accounts: [a],
    chainId: 56,
  })
  expect(page.wallet.calls('eth_requestAccounts')).toHaveLength(1)
})

test('reads accounts and chain again after the back/forward cache', async () => {
  const page = await createPageWithWallet().connected()
  page.wallet.state.accounts = [b]
  page.wallet.state.chainId = '0x1'
  page.restore()
  await page.settle()
  expect(page.events().slice(2)).toEqual(['change.account', 'change.chain'])
})

test('emits the account before the chain after the back/forward cache, even if the accounts are slow', async () => {
  const page = await createPageWithWallet().connected()
  const slow = deferred()
  page.wallet.on('eth_accounts', () => slow.promise)
  page.wallet.state.chainId = '0x1'
  page.restore()
  await page.settle()
  slow.resolve([b])
  await page.settle()
  expect(page.events().slice(2)).toEqual(['change.account', 'change.chain'])
})

test('reads the chain 5 s after the back/forward cache if the wallet does not return its accounts', async () => {
  const page = await createPageWithWallet().connected()
  page.wallet.on('eth_accounts', never)
  page.wallet.state.chainId = '0x1'
  page.restore()
  await page.clock.advance(5_000)
  expect(page.events().slice(2)).toEqual(['change.chain'])
})

test('reads nothing after a pageshow event that is not from the back/forward cache', async () => {
  const page = await createPageWithWallet().connected()
  page.window.dispatchEvent(new Event('pageshow'))
  expect(page.wallet.calls('eth_accounts')).toHaveLength(0)
})

test('disconnects when a request shows that the extension is gone', async () => {
  const page = await createPageWithWallet().connected()
  page.wallet.on('eth_accounts', fail(new Error('Extension context invalidated.')))
  page.restore()
  await page.settle()
  expect(page.events().slice(2)).toEqual(['disconnect'])
})

test("disconnects when a request of the app shows that the wallet is gone, and rejects with the wallet's error", async () => {
  const page = await createPageWithWallet().connected()
  const error = new Error('Extension context invalidated.')
  page.wallet.on('personal_sign', fail(error))
  const request = page.connection.getProvider()?.request({ method: 'personal_sign' })
  await expect(request).rejects.toBe(error)
  expect(page.status()).toBe('disconnected')
})

test('disconnects when a request by another row of the same provider shows that the wallet is gone', async () => {
  const page = createPageWithWallet()
  page.announce({ ...page.wallet, info: { ...page.wallet.info, rdns: 'io.rabby' } })
  const provider = page.connection.getProvider({ wallet: 'rabby' })
  await page.connected()
  page.wallet.on('personal_sign', fail(new Error('Extension context invalidated.')))
  await provider?.request({ method: 'personal_sign' }).catch(() => {})
  expect(page.status()).toBe('disconnected')
})

test('disconnects when a request of the app fails because the wallet was locked without an event', async () => {
  const page = await createPageWithWallet().connected()
  page.wallet.state.permitted = false
  page.wallet.on('personal_sign', fail({ code: 4100, message: '' }))
  await page.connection
    .getProvider()
    ?.request({ method: 'personal_sign' })
    .catch(() => {})
  await page.settle()
  expect(page.events().slice(2)).toEqual(['disconnect'])
})

test('a listener that throws stops neither the other listeners nor the connection', async () => {
  const page = createPageWithWallet()
  const silence = console.error
  const seen: unknown[] = []
  console.error = (error: unknown) => void seen.push(error)
  const stop = onEveryEvent(page.connection, () => {
    throw new Error('mine')
  })
  const heard: string[] = []
  onEveryEvent(page.connection, ({ event }) => heard.push(event))
  await page.connected()
  stop()
  console.error = silence
  expect(heard).toEqual(['connecting', 'connect'])
  expect(seen).toHaveLength(2)
})

test('returns the same snapshot object until something changes', async () => {
  const page = await createPageWithWallet().connected()
  const before = page.connection.getSnapshot()
  let changes = 0
  page.connection.subscribe(() => (changes += 1))
  page.wallet.emit('accountsChanged', [a])
  page.wallet.emit('chainChanged', '0x38')
  expect(page.connection.getSnapshot()).toBe(before)
})

test('destroy() removes all listeners and timers, and rejects pending promises', async () => {
  const page = createPageWithWallet()
  const { promise } = await page.switching()
  page.connection.destroy()
  await expect(promise).rejects.toMatchObject({ name: 'AbortedError' })
  expect(page.wallet.listeners()).toBe(0)
  expect(page.clock.pending()).toBe(0)
})

test('destroy() resolves a pending reconnect, and later calls reject with Aborted', async () => {
  const page = createPageWithWallet()
  const { next, done } = await page.reconnecting()
  next.connection.destroy()
  await done
  await expect(next.connection.connect({ wallet: 'metamask' })).rejects.toMatchObject({
    name: 'AbortedError',
  })
  expect(next.status()).toBe('disconnected')
})

test('ignores the answer of an older read', async () => {
  const page = await createPageWithWallet().connected()
  const reads = [deferred(), deferred()]
  let read = 0
  page.wallet.on('eth_chainId', () => reads[read++]?.promise)
  page.wallet.emit('chainChanged', null)
  page.wallet.emit('chainChanged', null)
  reads[1]?.resolve('0x1')
  await page.settle()
  reads[0]?.resolve('0x61')
  await page.settle()
  expect(page.connection.getSnapshot().chainId).toBe(1)
})

test('a chain event takes precedence over a pending read', async () => {
  const page = await createPageWithWallet().connected()
  const read = deferred()
  page.wallet.on('eth_chainId', () => read.promise)
  page.wallet.emit('chainChanged', null)
  page.wallet.emit('chainChanged', '0x1')
  read.resolve('0x38')
  await page.settle()
  expect(page.events().slice(2)).toEqual(['change.chain'])
})

test('runs a method that a listener calls after the event has reached the later listeners', async () => {
  const page = createPageWithWallet()
  const heard: string[] = []
  page.connection.on('connect', () => void page.connection.disconnect())
  onEveryEvent(page.connection, ({ event }) => heard.push(event))
  await page.connection.connect({ wallet: 'metamask' })
  expect(heard).toEqual(['connecting', 'connect', 'disconnect'])
  expect(page.events()).toEqual(heard)
})

test('sets left before it emits disconnect, and clears it at the next attempt', async () => {
  const { connection } = await createPageWithWallet().connected()
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
  const { connection, wallet } = await createPageWithWallet().connected()
  wallet.lock()
  expect(connection.getSnapshot()).toMatchObject({ status: 'disconnected' })
  expect(connection.getSnapshot().left).toBeUndefined()
})
