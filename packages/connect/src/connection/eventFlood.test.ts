import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFakeClock } from '../fakes/createFakeClock.ts'
import { a, b } from '../fakes/createFakeWallet.ts'
import { createPageWithWallet } from '../fakes/createPageWithWallet.ts'
import { eventRateLimits } from './createEventLimiter.ts'

/** Documented number of events that pass at once. Not `eventRateLimits.burst`: with a higher limit, a test must fail, not hang. */
const burst = 32

type TestPage = ReturnType<typeof createPageWithWallet>

/** Emits `chainChanged` several times in one tick, alternately for Ethereum and BNB Smart Chain. */
function flood({ wallet }: TestPage, events: number) {
  for (let sent = 1; sent <= events; sent += 1) {
    wallet.state.chainId = sent % 2 ? '0x1' : '0x38'
    wallet.emit('chainChanged', wallet.state.chainId)
  }
}

const changes = ({ events }: TestPage) => events().filter((event) => event.startsWith('change'))

test('emits events below the limit one by one, in one tick', async () => {
  const page = await createPageWithWallet().connected()
  flood(page, burst)
  expect(changes(page)).toHaveLength(burst)
})

test('emits the first changes and the last state of 100,000 chain changes in one tick', async () => {
  const page = await createPageWithWallet().connected()
  flood(page, 99_999)
  await page.clock.advance(eventRateLimits.interval)
  expect(changes(page)).toHaveLength(burst + 1)
  expect(page.connection.getSnapshot()).toMatchObject({ chainId: 1, status: 'connected' })
})

test('holds events until the tick is over, however long it takes', async () => {
  const clock = createFakeClock()
  let late = 0
  const page = await createPageWithWallet({
    clock: { ...clock, now: () => (late += 20) },
  }).connected()
  flood(page, 1_000)
  expect(changes(page)).toHaveLength(burst)
})

test('calls the watchers once for each change of the snapshot', async () => {
  const page = await createPageWithWallet().connected()
  let calls = 0
  page.connection.subscribe(() => (calls += 1))
  flood(page, 99_999)
  await page.clock.advance(eventRateLimits.interval)
  expect(calls).toBe(burst + 1)
})

test('emits one state per interval while a flood goes on', async () => {
  const page = await createPageWithWallet().connected()
  for (let round = 0; round < 20; round += 1) {
    flood(page, 999)
    await page.clock.advance(eventRateLimits.interval / 2)
    moveTo(page, '0x38')
    await page.clock.advance(eventRateLimits.interval / 2)
  }
  expect(changes(page).length).toBeLessThanOrEqual(burst + 20)
})

/** Switches the wallet to this chain and emits `chainChanged`. */
function moveTo({ wallet: { state, emit } }: TestPage, chainId: string) {
  state.chainId = chainId
  emit('chainChanged', chainId)
}

test('emits events one by one again after a flood', async () => {
  const page = await createPageWithWallet().connected()
  flood(page, 1_000)
  await page.clock.advance(3 * eventRateLimits.interval)
  const before = changes(page).length
  flood(page, 3)
  expect(changes(page)).toHaveLength(before + 3)
})

test('emits the newest event of each kind, in the order of arrival', async () => {
  const page = await createPageWithWallet().connected()
  flood(page, 1_000)
  const before = changes(page).length
  page.wallet.emit('chainChanged', '0x61')
  page.wallet.emit('accountsChanged', [a, b])
  page.wallet.emit('accountsChanged', [b])
  page.wallet.emit('chainChanged', '0x1')
  await page.clock.advance(eventRateLimits.interval)
  expect(changes(page).slice(before)).toEqual(['change.account', 'change.chain'])
  expect(page.connection.getSnapshot()).toMatchObject({ accounts: [b], chainId: 1 })
})

test('handles an answer after the events that came before it', async () => {
  const page = createPageWithWallet()
  const { promise, answer } = await page.connecting()
  for (let sent = 0; sent < 1_000; sent += 1) page.wallet.emit('accountsChanged', [b])
  page.wallet.state.permitted = true
  answer.resolve([a])
  await page.clock.advance(3 * eventRateLimits.interval)
  await expect(promise).resolves.toEqual({ accounts: [a], chainId: 56 })
  expect(page.events()).toEqual(['connecting', 'connect'])
})

test('resolves a switch during a flood of chain changes', async () => {
  const page = createPageWithWallet()
  const { promise, answer } = await page.switching()
  flood(page, 999)
  answer.resolve(null)
  await page.clock.advance(4 * eventRateLimits.interval)
  await expect(promise).resolves.toBeUndefined()
  expect(page.connection.getSnapshot()).toMatchObject({ status: 'connected', chainId: 1 })
})

/** Maximum number of emitted events. It ends an endless loop, so that the test fails instead of hanging. */
const enough = 2_000

test('ends the tick when each entry makes the wallet emit again', async () => {
  const page = await createPageWithWallet().connected()
  let sent = 0
  page.connection.on('change', () => {
    if (sent < enough) moveTo(page, (sent += 1) % 2 ? '0x38' : '0x1')
  })
  moveTo(page, '0x1')
  await page.settle()
  expect(sent).toBeLessThanOrEqual(burst)
})

test('does not request without end when the wallet emits an unreadable chain at each request', async () => {
  const page = await createPageWithWallet().connected()
  page.wallet.on('eth_chainId', () => {
    if (page.wallet.calls('eth_chainId').length < enough) page.wallet.emit('chainChanged', 'x')
    return '0x38'
  })
  page.wallet.emit('chainChanged', 'x')
  await page.clock.advance(eventRateLimits.interval)
  expect(page.wallet.calls('eth_chainId').length).toBeLessThanOrEqual(burst + 3)
})

test('ends in the state of the wallet after it locked and unlocked 10,000 times', async () => {
  const page = await createPageWithWallet().connected()
  for (let sent = 0; sent < 10_001; sent += 1)
    page.wallet.emit('accountsChanged', sent % 2 ? [] : [b])
  page.wallet.state.accounts = [b]
  await page.clock.advance(3 * eventRateLimits.interval)
  expect(page.connection.getSnapshot()).toMatchObject({ status: 'connected', accounts: [b] })
  expect(page.wallet.listeners()).toBe(4)
})

test('stays disconnected after disconnect() during a flood', async () => {
  const page = await createPageWithWallet().connected()
  flood(page, 1_000)
  await page.connection.disconnect()
  const before = page.stream.length
  await page.clock.advance(3 * eventRateLimits.interval)
  expect(page.stream).toHaveLength(before)
  expect(page.status()).toBe('disconnected')
})

test('drops held events of the previous wallet when another one connects', async () => {
  const page = await createPageWithWallet().connected()
  flood(page, 999)
  page.wallet.emit('disconnect', { code: 4900 })
  const other = createPageWithWallet({ clock: page.clock }).wallet
  other.info.rdns = 'io.rabby'
  page.announce(other)
  void page.connection.connect({ wallet: 'rabby' })
  await page.clock.advance(3 * eventRateLimits.interval)
  expect(page.connection.getSnapshot()).toMatchObject({ wallet: 'rabby', chainId: 56 })
})

test('keeps no listener and no timer of a hundred earlier connections', async () => {
  const page = createPageWithWallet()
  const { connection, wallet } = page
  for (let cycle = 0; cycle < 100; cycle += 1) {
    await connection.connect({ wallet: 'metamask' })
    wallet.lock()
    await page.clock.advance(eventRateLimits.interval)
    if (cycle % 2) await connection.disconnect()
  }
  expect(wallet.listeners()).toBe(0)
  await connection.connect({ wallet: 'metamask' })
  expect([wallet.listeners(), page.clock.pending()]).toEqual([4, 0])
})

test('leaves no timer when it is destroyed during a flood', async () => {
  const page = await createPageWithWallet().connected()
  flood(page, 1_000)
  page.connection.destroy()
  expect(page.clock.pending()).toBe(0)
})

const acts = {
  accounts: fc.constantFrom([a], [b], [a, b], []),
  chain: fc.constantFrom('0x1', '0x38', '0x61'),
  nonsense: fc.constantFrom('accountsChanged', 'chainChanged'),
  recoverable: fc.constant({ code: 1013 }),
  wait: fc.integer({ min: 1, max: 400 }),
}

const act = fc.oneof(
  { weight: 8, arbitrary: fc.record({ chain: acts.chain }) },
  { weight: 8, arbitrary: fc.record({ accounts: acts.accounts }) },
  { weight: 2, arbitrary: fc.record({ nonsense: acts.nonsense }) },
  { weight: 1, arbitrary: fc.record({ recoverable: acts.recoverable }) },
  { weight: 1, arbitrary: fc.record({ wait: acts.wait }) },
)

test('ends in the state of the wallet after any sequence of events', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { minLength: 1, maxLength: 300, size: 'max' }),
      async (order) => {
        const page = await createPageWithWallet().connected()
        const { state, emit } = page.wallet
        for (const one of order) {
          if ('chain' in one) moveTo(page, one.chain)
          if ('accounts' in one) {
            state.accounts = [...one.accounts]
            emit('accountsChanged', one.accounts)
          }
          if ('nonsense' in one) emit(one.nonsense, 'x')
          if ('recoverable' in one) emit('disconnect', one.recoverable)
          if ('wait' in one) await page.clock.advance(one.wait)
        }
        await page.clock.advance(2_000)
        const { status, accounts, chainId } = page.connection.getSnapshot()
        const isOn = state.accounts.length > 0
        expect({ status, accounts, chainId }).toEqual({
          status: isOn ? 'connected' : 'disconnected',
          accounts: state.accounts,
          chainId: isOn ? Number(state.chainId) : undefined,
        })
      },
    ),
    { numRuns: 200 },
  )
})
