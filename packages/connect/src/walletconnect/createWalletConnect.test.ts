import { base } from 'viem/chains'
import { expect, test, vi } from 'vitest'
import { createFakeStorage } from '../fakes/createFakeStorage.ts'
import { a, b, createFakeWallet } from '../fakes/createFakeWallet.ts'
import { createPageWithPhone, type FakeClient } from '../fakes/createPageWithPhone.ts'
import { createPageWithWallet } from '../fakes/createPageWithWallet.ts'

test('loads nothing before a connect', async () => {
  const { opened, clock } = createPageWithPhone()
  await clock.advance(10_000)
  expect(opened.times).toBe(0)
})

test('a connect shows a URI and proposes both chains', async () => {
  const { pick, code, phone } = createPageWithPhone()
  await pick()
  expect(code()?.uri).toMatch(/^wc:[0-9a-f]{64}@2\?expiryTimestamp=\d+/)
  expect(phone.proposals()[0]?.optionalNamespaces['eip155']?.chains).toEqual([
    'eip155:56',
    'eip155:1',
  ])
})

test("an approval connects on the app's chain and removes the URI", async () => {
  const page = await createPageWithPhone().linked()
  expect(page.stream.map(({ event }) => event)).toEqual(['connecting', 'connect'])
  expect(page.connection.getSnapshot()).toMatchObject({ chainId: 56, accounts: [a] })
  expect(page.code()).toBeUndefined()
})

test('a catalogue wallet connects under its own id', async () => {
  const page = await createPageWithPhone().linked('rainbow')
  expect(page.connection.getSnapshot()).toMatchObject({ status: 'connected', wallet: 'rainbow' })
})

test('a cancelled attempt shows no URI after a late answer of the relay', async () => {
  const page = createPageWithPhone()
  const relay = Promise.withResolvers<void>()
  page.phone.script.relay = () => relay.promise
  await page.pick()
  page.connection.cancel()
  relay.resolve()
  await page.clock.advance(0)
  expect(page.pairing.getSnapshot()).toEqual({ relay: 'idle' })
  page.pairing.prepare()
  await page.clock.advance(280_000)
  expect(page.pairing.getSnapshot().ready).toBeDefined()
})

test('prepare() creates a URI without a request, and the next connect uses it', async () => {
  const page = createPageWithPhone()
  const release = page.pairing.prepare()
  await page.waitUntil(() => page.pairing.getSnapshot().ready)
  const ready = page.pairing.getSnapshot().ready
  expect(page.phone.log).toEqual([])
  // The list of wallets closes when the user taps a row, and calls `release`.
  release()
  await page.pick('metamask')
  expect(page.code()?.uri).toBe(ready?.uri)
})

test('a second call of the release function does not affect the next prepare()', async () => {
  const page = createPageWithPhone()
  const ready = () => page.pairing.getSnapshot().ready
  const release = page.pairing.prepare()
  await page.waitUntil(ready)
  expect(ready()).toBeDefined()
  release()
  release()
  page.pairing.prepare()
  await page.waitUntil(ready)
  expect(ready()).toBeDefined()
})

test('renews the URI three times before it expires, then ends the attempt', async () => {
  const { pick, code, phone, clock, failure, status } = createPageWithPhone()
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

test('does not renew the URI while the page is hidden', async () => {
  const { pick, phone, clock, setVisible, status } = createPageWithPhone()
  await pick()
  setVisible(false)
  await clock.advance(900_000)
  expect(phone.proposals()).toHaveLength(1)
  setVisible(true)
  await clock.advance(0)
  expect([phone.proposals().length, status()]).toEqual([2, 'connecting'])
})

test('connects after an approval of the URI before the renewal', async () => {
  const { pick, phone, clock, status } = createPageWithPhone()
  await pick()
  await clock.advance(270_000)
  phone.approve({}, 0)
  await clock.advance(0)
  expect(status()).toBe('connected')
})

test('cancel() withdraws the proposal, and a late approval emits no event', async () => {
  const { pick, phone, clock, connection, events } = createPageWithPhone()
  await pick()
  const first = phone.proposals()[0]!
  connection.cancel()
  await clock.advance(0)
  expect(phone.log).toContain('forget 1')
  first.resolve(phone.record())
  await clock.advance(0)
  expect(events()).toEqual(['connecting'])
})

test('fails with the reason relay when the relay does not answer within 15 s', async () => {
  const { pick, phone, clock, failure, status } = createPageWithPhone()
  phone.script.relay = () => new Promise(() => {})
  await pick()
  await clock.advance(14_999)
  expect(status()).toBe('connecting')
  await clock.advance(1)
  expect([status(), failure()]).toEqual(['disconnected', 'relay'])
})

test('fails with the reason unloaded when the SDK does not load, and loads it again at the next connect', async () => {
  const fails = new TypeError('Failed to fetch dynamically imported module')
  const { connection, failure, opened, status, waitUntil } = createPageWithPhone({ fails })
  for (let turn = 0; turn < 2; turn += 1) {
    connection.connect({ wallet: 'walletconnect' }).catch(() => {})
    await waitUntil(() => status() === 'disconnected')
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
])('a proposal that is rejected with %o fails with %s', async (error, name, reason) => {
  const { pick, phone, clock, errors, failure } = createPageWithPhone()
  await pick()
  phone.refuse(error)
  await clock.advance(0)
  expect([errors()[0]?.name, failure()]).toEqual([`${name}Error`, reason])
})

test('emits one change for repeated events of the SDK', async () => {
  const { phone, clock, events } = await createPageWithPhone().linked()
  for (const data of [1, '0x1', 'eip155:1']) phone.emitSessionEvent('chainChanged', data)
  for (let turn = 0; turn < 2; turn += 1)
    phone.emitSessionEvent('accountsChanged', [`eip155:1:${b}`])
  await clock.advance(0)
  expect(events()).toEqual(['connecting', 'connect', 'change.chain', 'change.account'])
})

test('ignores events of another session', async () => {
  const { phone, clock, events } = await createPageWithPhone().linked()
  phone.emit('session_delete', { topic: 'other' })
  await clock.advance(0)
  expect(events()).toEqual(['connecting', 'connect'])
})

test.each([
  ['session_delete', 'phone'],
  ['session_expire', 'time'],
])('%s disconnects once, with the end by %s', async (event, by) => {
  const { phone, clock, events, pairing } = await createPageWithPhone().linked()
  for (let turn = 0; turn < 2; turn += 1) phone.emit(event, { topic: 's0' })
  await clock.advance(0)
  expect(events()).toEqual(['connecting', 'connect', 'disconnect'])
  expect(pairing.getSnapshot().ended).toEqual({ wallet: 'walletconnect', by })
})

test('a deleted session that has expired ends by time', async () => {
  const { phone, clock, pick, pairing } = createPageWithPhone()
  await pick()
  phone.approve({ expiry: Math.floor(Date.now() / 1000) })
  await clock.advance(0)
  phone.emit('session_delete', { topic: 's0' })
  expect(pairing.getSnapshot().ended?.by).toBe('time')
})

test.each([
  ['ended', 'phone', (phone: FakeClient) => phone.sessions.clear()],
  ['expired', 'time', (phone: FakeClient) => void (phone.sessions.get('s0')!.expiry = 0)],
])('disconnects from a session that %s while the page was hidden', async (_, by, end) => {
  const { phone, clock, events, setVisible, pairing } = await createPageWithPhone().linked()
  setVisible(false)
  end(phone)
  setVisible(true)
  await clock.advance(0)
  expect(events()).toEqual(['connecting', 'connect', 'disconnect'])
  expect(pairing.getSnapshot()).toMatchObject({ ended: { by } })
  expect(pairing.getSnapshot()).not.toHaveProperty('peer')
})

test('disconnects when the wallet removes its accounts, and the next connect pairs again', async () => {
  const { phone, clock, status, pick, code } = await createPageWithPhone().linked()
  phone.emitSessionEvent('accountsChanged', [])
  await clock.advance(0)
  expect(status()).toBe('disconnected')
  await pick()
  expect(phone.log).toContain('disconnect s0')
  expect(code()).toBeDefined()
})

test.each([[['x']], [[5]], [['eip155:56:0x12']]])(
  'ignores an accountsChanged event with the invalid addresses %j',
  async (data) => {
    const { phone, clock, events } = await createPageWithPhone().linked()
    phone.emitSessionEvent('accountsChanged', data)
    await clock.advance(0)
    expect(events()).toEqual(['connecting', 'connect'])
  },
)

test('switches to an approved chain without a request to the phone', async () => {
  const { connection, phone, events } = await createPageWithPhone().linked()
  await connection.switchChain({ chainId: 1 })
  expect(phone.log.filter((line) => line.startsWith('wallet_'))).toEqual([])
  expect(events().at(-1)).toBe('change.chain')
})

test('asks the wallet for a chain that it has not approved, and rejects with its 4902', async () => {
  const { connection, phone, pick, clock } = createPageWithPhone()
  await pick()
  const { methods, events } = phone.record().namespaces['eip155']!
  phone.approve({ namespaces: { eip155: { accounts: [`eip155:56:${a}`], methods, events } } })
  await clock.advance(0)
  // eslint-disable-next-line no-throw-literal -- the SDK rejects with plain objects
  phone.script.request = () => Promise.reject({ code: 4902, message: 'Unrecognized chain' })
  await expect(connection.switchChain({ chainId: 1 })).rejects.toMatchObject({
    name: 'ChainNotConfiguredError',
  })
  expect(phone.log).toContain('wallet_switchEthereumChain eip155:56')
})

test('restores the session after a reload without a proposal', async () => {
  const storage = createFakeStorage()
  const { phone } = await createPageWithPhone({ storage }).linked('rainbow')
  const next = createPageWithPhone({ storage, phone })
  await next.connection.reconnect()
  expect(next.events()).toEqual(['connecting', 'connect'])
  expect(phone.proposals()).toHaveLength(1)
})

test('restores a session without a stored chain on the first of the app that the wallet approved', async () => {
  const storage = createFakeStorage()
  const chains = [base] as const
  const { phone, pick, clock } = createPageWithPhone({ storage, chains })
  await pick('rainbow')
  const { methods, events } = phone.record().namespaces['eip155']!
  phone.approve({ namespaces: { eip155: { accounts: [`eip155:8453:${a}`], methods, events } } })
  await clock.advance(0)
  const key = 'touchstone.walletconnect'
  const { chainId, ...entry } = JSON.parse(storage.getItem(key) ?? '') as { chainId: number }
  storage.setItem(key, JSON.stringify(entry))
  const next = createPageWithPhone({ storage, phone, chains })
  await next.connection.reconnect()
  expect([chainId, next.connection.getSnapshot().chainId]).toEqual([base.id, base.id])
})

test('disconnect() while the session is being restored ends the session', async () => {
  const storage = createFakeStorage()
  const { phone } = await createPageWithPhone({ storage }).linked('rainbow')
  const { clock, connection } = createPageWithPhone({ storage, phone })
  const restored = connection.reconnect()
  await connection.disconnect()
  await restored
  await import('./session/createRemoteProviders.ts')
  await clock.advance(0)
  expect(phone.log).toContain('disconnect s0')
  expect(storage.getItem('touchstone.walletconnect')).toBeNull()
})

test('the session of a phone stays connected when the same wallet is also installed', async () => {
  const page = await createPageWithPhone().linked('metamask')
  const extension = createFakeWallet('io.metamask', 'MetaMask')
  page.announce(extension)
  await page.connection.getProvider()?.request({ method: 'personal_sign', params: ['0x', a] })
  expect(page.phone.log).toContain('personal_sign eip155:56')
  expect(extension.calls()).toEqual([])
})

test('connects to the installed wallet after the session of the phone ended', async () => {
  const page = await createPageWithPhone().linked('metamask')
  page.announce(createFakeWallet('io.metamask', 'MetaMask'))
  await page.connection.disconnect()
  await page.clock.advance(0)
  expect(page.phone.log).toContain('disconnect s0')
  await page.connection.connect({ wallet: 'metamask' })
  expect(page.phone.proposals()).toHaveLength(1)
})

test('restores a late extension after a reload without loading the SDK', async () => {
  const storage = createFakeStorage()
  const extension = createFakeWallet('io.metamask', 'MetaMask')
  const before = createPageWithPhone({ storage })
  before.announce(extension)
  await before.connection.connect({ wallet: 'metamask' })
  const { connection, announce, events, opened } = createPageWithPhone({ storage })
  const restored = connection.reconnect()
  announce(extension)
  await restored
  expect([events(), opened.times]).toEqual([['connecting', 'connect'], 0])
})

test('disconnect() deletes the session if the relay is unreachable', async () => {
  const { connection, phone, clock, storage } = await createPageWithPhone().linked()
  phone.script.relay = () => Promise.reject(new Error('away'))
  await connection.disconnect()
  await clock.advance(0)
  expect([...phone.sessions]).toEqual([])
  expect(storage.getItem('touchstone.walletconnect')).toBeNull()
})

test('disconnect() does not cancel a connect right after it', async () => {
  const { connection, pick, status } = await createPageWithPhone().linked()
  void connection.disconnect()
  await pick()
  expect(status()).toBe('connecting')
})

test('reports a lost relay after 1 s, and its return at once', async () => {
  const { phone, clock, pairing } = await createPageWithPhone().linked()
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
])('does not show an invalid URI: %.40s', async (uri) => {
  const page = createPageWithPhone()
  page.phone.script.uri = uri
  page.connection.connect({ wallet: 'walletconnect' }).catch(() => {})
  await page.waitUntil(() => page.status() === 'disconnected')
  expect([page.code(), page.failure()]).toEqual([undefined, 'declined'])
})

test('shows a long wallet name with control characters and markup as one short line of text', async () => {
  const { pick, phone, clock, pairing } = createPageWithPhone()
  await pick()
  const name = `\u202E<script>alert(1)</script>\n${'x'.repeat(1_000_000)}`
  phone.approve({ peer: { metadata: { name } } })
  await clock.advance(0)
  expect(pairing.getSnapshot().peer).toBe('<script>alert(1)</script>xxxxxxxxxxxxxxx')
})

test('a row is marked as remote, and as recent after a connect', async () => {
  const storage = createFakeStorage()
  const { connection, clock } = await createPageWithPhone({ storage }).linked('rainbow')
  const of = (rows: typeof connection.wallets) =>
    rows.getSnapshot().flatMap(({ id, remote, recent }) => (recent ? [[id, remote]] : []))
  expect(of(connection.wallets)).toEqual([['rainbow', true]])
  await connection.disconnect()
  await clock.advance(0)
  expect(of(createPageWithPhone({ storage }).connection.wallets)).toEqual([['rainbow', true]])
})

test('no row is remote without WalletConnect', () => {
  const { connection } = createPageWithWallet()
  expect(connection.wallets.getSnapshot().some(({ remote }) => remote)).toBe(false)
  expect(connection.pairing).toBeUndefined()
})

test("rejects methods that the session does not allow, and sends read requests to the app's node", async () => {
  const { connection, phone } = await createPageWithPhone().linked()
  const ask = (method: string) => connection.getProvider()!.request({ method, params: [] })
  const node = vi.spyOn(globalThis, 'fetch')
  node.mockImplementation(async () => Response.json({ jsonrpc: '2.0', id: 1, result: '0x1' }))
  expect(await ask('eth_blockNumber')).toBe('0x1')
  expect(phone.log.some((line) => line.startsWith('eth_'))).toBe(false)
  await expect(ask('eth_sendTransaction')).rejects.toMatchObject({ code: 4200 })
  await expect(ask('eth_signTypedData_v4')).rejects.toMatchObject({ code: 4200 })
  expect(node).toHaveBeenCalledTimes(1)
  node.mockRestore()
})
