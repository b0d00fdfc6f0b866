import { expect, test, vi } from 'vitest'
import { createFakeStorage } from '../fakes/createFakeStorage.ts'
import { a, b, createFakeWallet } from '../fakes/createFakeWallet.ts'
import { createPhoneWorld, type FakeClient } from '../fakes/createPhoneWorld.ts'
import { createWorld } from '../fakes/createWorld.ts'

test('nothing is loaded and nothing is contacted before a pick', async () => {
  const { opened, clock } = createPhoneWorld()
  await clock.advance(10_000)
  expect(opened.times).toBe(0)
})

test('a pick shows an address and proposes both networks at it', async () => {
  const { pick, code, phone } = createPhoneWorld()
  await pick()
  expect(code()?.uri).toMatch(/^wc:[0-9a-f]{64}@2\?expiryTimestamp=\d+/)
  expect(phone.proposals()[0]?.optionalNamespaces['eip155']?.chains).toEqual([
    'eip155:56',
    'eip155:1',
  ])
})

test('an approval connects on the app’s network, and the address is gone', async () => {
  const world = await createPhoneWorld().linked()
  expect(world.stream.map(({ event }) => event)).toEqual(['connecting', 'connect'])
  expect(world.connection.getSnapshot()).toMatchObject({ chainId: 56, accounts: [a] })
  expect(world.code()).toBeUndefined()
})

test('every wallet of the catalogue is reached under its own name', async () => {
  const world = await createPhoneWorld().linked('rainbow')
  expect(world.connection.getSnapshot()).toMatchObject({ status: 'connected', wallet: 'rainbow' })
})

test('an attempt that was cancelled before the relay answered takes up nothing any more', async () => {
  const world = createPhoneWorld()
  const relay = Promise.withResolvers<void>()
  world.phone.script.relay = () => relay.promise
  await world.pick()
  world.connection.cancel()
  relay.resolve()
  await world.clock.advance(0)
  expect(world.pairing.getSnapshot()).toEqual({ relay: 'idle' })
  world.pairing.prepare()
  await world.clock.advance(280_000)
  expect(world.pairing.getSnapshot().ready).toBeDefined()
})

test('an address is made ready without a word to anybody, and the next pick uses it', async () => {
  const world = createPhoneWorld()
  const release = world.pairing.prepare()
  await import('./session/openSession.ts')
  for (let turn = 0; turn < 20 && !world.pairing.getSnapshot().ready; turn += 1)
    await world.clock.advance(0)
  const ready = world.pairing.getSnapshot().ready
  expect(world.phone.log).toEqual([])
  // The list of wallets goes as soon as its row is tapped.
  release()
  await world.pick('metamask')
  expect(world.code()?.uri).toBe(ready?.uri)
})

test('who lets go of a ready address twice does not keep the next one from being made', async () => {
  const world = createPhoneWorld()
  const isReady = async () => {
    await import('./session/openSession.ts')
    for (let turn = 0; turn < 20 && !world.pairing.getSnapshot().ready; turn += 1)
      await world.clock.advance(0)
    return world.pairing.getSnapshot().ready !== undefined
  }
  const release = world.pairing.prepare()
  expect(await isReady()).toBe(true)
  release()
  release()
  world.pairing.prepare()
  expect(await isReady()).toBe(true)
})

test('the address is renewed before it expires, three times, and then the attempt ends', async () => {
  const { pick, code, phone, clock, failure, status } = createPhoneWorld()
  await pick()
  const first = code()?.uri
  await clock.advance(270_000)
  expect(code()?.uri).not.toBe(first)
  expect(code()?.last).toBeUndefined()
  await clock.advance(2 * 270_000)
  expect([phone.proposals().length, code()?.last]).toEqual([4, true])
  expect(phone.log.filter((line) => line.startsWith('forget'))).toEqual(['forget 1', 'forget 2'])
  await clock.advance(299_000)
  expect(status()).toBe('connecting')
  await clock.advance(1_001)
  expect([status(), failure()]).toEqual(['disconnected', 'expired'])
})

test('nothing is renewed while nobody sees the page: the person is in the wallet', async () => {
  const { pick, phone, clock, see, status } = createPhoneWorld()
  await pick()
  see(false)
  await clock.advance(900_000)
  expect(phone.proposals()).toHaveLength(1)
  see(true)
  await clock.advance(0)
  expect([phone.proposals().length, status()]).toEqual([2, 'connecting'])
})

test('who has scanned the code of before its renewal is connected too', async () => {
  const { pick, phone, clock, status } = createPhoneWorld()
  await pick()
  await clock.advance(270_000)
  phone.approve({}, 0)
  await clock.advance(0)
  expect(status()).toBe('connected')
})

test('a cancel withdraws the proposal, and a late approval is ended at once', async () => {
  const { pick, phone, clock, connection, events } = createPhoneWorld()
  await pick()
  const first = phone.proposals()[0]!
  connection.cancel()
  await clock.advance(0)
  expect(phone.log).toContain('forget 1')
  first.resolve(phone.record())
  await clock.advance(0)
  expect(events()).toEqual(['connecting'])
})

test('a relay that does not answer is told after 15 s', async () => {
  const { pick, phone, clock, failure, status } = createPhoneWorld()
  phone.script.relay = () => new Promise(() => {})
  await pick()
  await clock.advance(14_999)
  expect(status()).toBe('connecting')
  await clock.advance(1)
  expect([status(), failure()]).toEqual(['disconnected', 'relay'])
})

test('code that does not load is told as such, and tried again at the next pick', async () => {
  const fails = new TypeError('Failed to fetch dynamically imported module')
  const { connection, clock, failure, opened, status } = createPhoneWorld({ fails })
  for (let turn = 0; turn < 2; turn += 1) {
    connection.connect('walletconnect').catch(() => {})
    await import('./session/openSession.ts')
    for (let wait = 0; wait < 20 && status() === 'connecting'; wait += 1) await clock.advance(0)
  }
  expect([failure(), opened.times]).toEqual(['unloaded', 2])
})

test.each([
  [{ code: 5000, message: 'User rejected.' }, 'UserRejected', undefined],
  [{ code: 5001, message: 'User rejected chains.' }, 'UserRejected', undefined],
  [{ code: 5002, message: 'User rejected methods.' }, 'UserRejected', undefined],
  [{ code: 5003, message: 'User rejected events.' }, 'UserRejected', undefined],
  [{ code: 4001, message: 'Declined' }, 'UserRejected', undefined],
  [new Error('User disapproved requested chains'), 'UserRejected', undefined],
  [{ code: 5100, message: 'Unsupported chains.' }, 'ConnectFailed', 'chains'],
  [{ code: 5999, message: 'Not today' }, 'ConnectFailed', 'declined'],
  [{ code: 0, message: '' }, 'ConnectFailed', 'declined'],
  [new Error('No internet connection detected.'), 'Disconnected', 'relay'],
  [new Error('Failed to publish custom payload, please try again.'), 'ConnectFailed', 'relay'],
])('a proposal that is refused with %o is %s', async (error, name, reason) => {
  const { pick, phone, clock, errors, failure } = createPhoneWorld()
  await pick()
  phone.refuse(error)
  await clock.advance(0)
  expect([errors()[0]?.class, failure()]).toEqual([name, reason])
})

test('what the SDK says twice is one change', async () => {
  const { phone, clock, events } = await createPhoneWorld().linked()
  for (const data of [1, '0x1', 'eip155:1'])
    phone.tell('session_event', {
      topic: 's0',
      params: { event: { name: 'chainChanged', data }, chainId: 'eip155:1' },
    })
  const data = [`eip155:1:${b}`]
  for (let turn = 0; turn < 2; turn += 1)
    phone.tell('session_event', {
      topic: 's0',
      params: { event: { name: 'accountsChanged', data } },
    })
  await clock.advance(0)
  expect(events()).toEqual(['connecting', 'connect', 'change.chain', 'change.account'])
})

test('events of another session are not ours', async () => {
  const { phone, clock, events } = await createPhoneWorld().linked()
  phone.tell('session_delete', { topic: 'other' })
  await clock.advance(0)
  expect(events()).toEqual(['connecting', 'connect'])
})

test.each([
  ['session_delete', 'phone'],
  ['session_expire', 'time'],
])('%s disconnects once, and says by whom', async (event, by) => {
  const { phone, clock, events, pairing } = await createPhoneWorld().linked()
  for (let turn = 0; turn < 2; turn += 1) phone.tell(event, { topic: 's0' })
  await clock.advance(0)
  expect(events()).toEqual(['connecting', 'connect', 'disconnect'])
  expect(pairing.getSnapshot().ended).toEqual({ wallet: 'walletconnect', by })
})

test('a session that is deleted because it ran out has run out', async () => {
  const { phone, clock, pick, pairing } = createPhoneWorld()
  await pick()
  phone.approve({ expiry: Math.floor(Date.now() / 1000) })
  await clock.advance(0)
  phone.tell('session_delete', { topic: 's0' })
  expect(pairing.getSnapshot().ended?.by).toBe('time')
})

test.each([
  ['ended', 'phone', (phone: FakeClient) => phone.sessions.clear()],
  ['ran out', 'time', (phone: FakeClient) => void (phone.sessions.get('s0')!.expiry = 0)],
])('a session that %s while the page slept is noticed when it wakes', async (_, by, end) => {
  const { phone, clock, events, see, pairing } = await createPhoneWorld().linked()
  see(false)
  end(phone)
  see(true)
  await clock.advance(0)
  expect(events()).toEqual(['connecting', 'connect', 'disconnect'])
  expect(pairing.getSnapshot()).toMatchObject({ ended: { by } })
  expect(pairing.getSnapshot()).not.toHaveProperty('peer')
})

test('accounts that are taken away disconnect; the next pick pairs anew', async () => {
  const { phone, clock, status, pick, code } = await createPhoneWorld().linked()
  phone.tell('session_event', {
    topic: 's0',
    params: { event: { name: 'accountsChanged', data: [] }, chainId: 'eip155:56' },
  })
  await clock.advance(0)
  expect(status()).toBe('disconnected')
  await pick()
  expect(phone.log).toContain('disconnect s0')
  expect(code()).toBeDefined()
})

test.each([[['x']], [[5]], [['eip155:56:0x12']]])(
  'accounts that are no addresses (%j) say nothing',
  async (data) => {
    const { phone, clock, events } = await createPhoneWorld().linked()
    phone.tell('session_event', {
      topic: 's0',
      params: { event: { name: 'accountsChanged', data }, chainId: 'eip155:56' },
    })
    await clock.advance(0)
    expect(events()).toEqual(['connecting', 'connect'])
  },
)

test('an approved chain is chosen without asking the phone', async () => {
  const { connection, phone, events } = await createPhoneWorld().linked()
  await connection.switchChain(1)
  expect(phone.log.filter((line) => line.startsWith('wallet_'))).toEqual([])
  expect(events().at(-1)).toBe('change.chain')
})

test('a wallet without the chain is asked for it, and its 4902 arrives', async () => {
  const { connection, phone, pick, clock } = createPhoneWorld()
  await pick()
  const { methods, events } = phone.record().namespaces['eip155']!
  phone.approve({ namespaces: { eip155: { accounts: [`eip155:56:${a}`], methods, events } } })
  await clock.advance(0)
  // eslint-disable-next-line no-throw-literal -- the SDK rejects with plain objects
  phone.script.request = () => Promise.reject({ code: 4902, message: 'Unrecognized chain' })
  await expect(connection.switchChain(1)).rejects.toMatchObject({ class: 'ChainNotConfigured' })
  expect(phone.log).toContain('wallet_switchEthereumChain eip155:56')
})

test('a reload restores the session without a question', async () => {
  const storage = createFakeStorage()
  const { phone } = await createPhoneWorld({ storage }).linked('rainbow')
  const next = createPhoneWorld({ storage, phone })
  await next.connection.reconnect()
  expect(next.events()).toEqual(['connecting', 'connect'])
  expect(phone.proposals()).toHaveLength(1)
})

test('a person who disconnects while the session is being restored has left it', async () => {
  const storage = createFakeStorage()
  const { phone } = await createPhoneWorld({ storage }).linked('rainbow')
  const { clock, connection } = createPhoneWorld({ storage, phone })
  const restored = connection.reconnect()
  await connection.disconnect()
  await restored
  await import('./session/openSession.ts')
  await clock.advance(0)
  expect(phone.log).toContain('disconnect s0')
  expect(storage.getItem('touchstone.walletconnect')).toBeNull()
})

test('the session of a wallet that is also an extension stays the phone’s', async () => {
  const world = await createPhoneWorld().linked('metamask')
  const extension = createFakeWallet('io.metamask', 'MetaMask')
  world.announce(extension)
  await world.connection.provider()?.request({ method: 'personal_sign', params: ['0x', a] })
  expect(world.phone.log).toContain('personal_sign eip155:56')
  expect(extension.calls()).toEqual([])
})

test('after the end of that session the extension is asked', async () => {
  const world = await createPhoneWorld().linked('metamask')
  world.announce(createFakeWallet('io.metamask', 'MetaMask'))
  await world.connection.disconnect()
  await world.clock.advance(0)
  expect(world.phone.log).toContain('disconnect s0')
  await world.connection.connect('metamask')
  expect(world.phone.proposals()).toHaveLength(1)
})

test('an extension that comes late after a reload is restored, and no phone is looked for', async () => {
  const storage = createFakeStorage()
  const extension = createFakeWallet('io.metamask', 'MetaMask')
  const before = createPhoneWorld({ storage })
  before.announce(extension)
  await before.connection.connect('metamask')
  const { connection, announce, events, opened } = createPhoneWorld({ storage })
  const restored = connection.reconnect()
  announce(extension)
  await restored
  expect([events(), opened.times]).toEqual([['connecting', 'connect'], 0])
})

test('a person who leaves while the relay is away has left', async () => {
  const { connection, phone, clock, storage } = await createPhoneWorld().linked()
  phone.script.relay = () => Promise.reject(new Error('away'))
  await connection.disconnect()
  await clock.advance(0)
  expect([...phone.sessions]).toEqual([])
  expect(storage.getItem('touchstone.walletconnect')).toBeNull()
})

test('a pick right after a disconnect is not withdrawn with it', async () => {
  const { connection, pick, status } = await createPhoneWorld().linked()
  void connection.disconnect()
  await pick()
  expect(status()).toBe('connecting')
})

test('a lost relay is told after a second, and its return at once', async () => {
  const { phone, clock, pairing } = await createPhoneWorld().linked()
  phone.relay(false)
  await clock.advance(999)
  expect(pairing.getSnapshot().relay).toBe('up')
  await clock.advance(1)
  expect(pairing.getSnapshot().relay).toBe('down')
  phone.relay(true)
  expect(pairing.getSnapshot().relay).toBe('up')
})

test.each([
  'javascript:alert(1)',
  `wc:${'0'.repeat(64)}@2?x=<script>`,
  `wc:${'0'.repeat(64)}@2?symKey=${'0'.repeat(1_000_000)}`,
  `wc:${'0'.repeat(64)}@2?x=\u202Egpj`,
])('an address that is none is never shown: %.40s', async (uri) => {
  const world = createPhoneWorld()
  world.phone.script.uri = uri
  world.connection.connect('walletconnect').catch(() => {})
  await import('./session/openSession.ts')
  for (let wait = 0; wait < 20 && world.status() === 'connecting'; wait += 1)
    await world.clock.advance(0)
  expect([world.code(), world.failure()]).toEqual([undefined, 'declined'])
})

test('a name of a megabyte, of controls and of markup is one short line of text', async () => {
  const { pick, phone, clock, pairing } = createPhoneWorld()
  await pick()
  const name = `\u202E<script>alert(1)</script>\n${'x'.repeat(1_000_000)}`
  phone.approve({ peer: { metadata: { name } } })
  await clock.advance(0)
  expect(pairing.getSnapshot().peer).toBe('<script>alert(1)</script>xxxxxxxxxxxxxxx')
})

test('a row says that a wallet can be reached elsewhere, and which one was last', async () => {
  const storage = createFakeStorage()
  const { connection, clock } = await createPhoneWorld({ storage }).linked('rainbow')
  const of = (rows: typeof connection.wallets) =>
    rows.getSnapshot().flatMap(({ id, remote, recent }) => (recent ? [[id, remote]] : []))
  expect(of(connection.wallets)).toEqual([['rainbow', true]])
  await connection.disconnect()
  await clock.advance(0)
  expect(of(createPhoneWorld({ storage }).connection.wallets)).toEqual([['rainbow', true]])
})

test('without WalletConnect no row can be reached elsewhere', () => {
  const { connection } = createWorld()
  expect(connection.wallets.getSnapshot().some(({ remote }) => remote)).toBe(false)
  expect(connection.pairing).toBeUndefined()
})

test('what a session does not allow is refused, what no wallet need be asked for comes from our node', async () => {
  const { connection, phone } = await createPhoneWorld().linked()
  const ask = (method: string) => connection.provider()!.request({ method, params: [] })
  const node = vi.spyOn(globalThis, 'fetch')
  node.mockImplementation(async () => Response.json({ jsonrpc: '2.0', id: 1, result: '0x1' }))
  expect(await ask('eth_blockNumber')).toBe('0x1')
  expect(phone.log.some((line) => line.startsWith('eth_'))).toBe(false)
  await expect(ask('eth_sendTransaction')).rejects.toMatchObject({ code: 4200 })
  await expect(ask('eth_signTypedData_v4')).rejects.toMatchObject({ code: 4200 })
  expect(node).toHaveBeenCalledTimes(1)
  node.mockRestore()
})
