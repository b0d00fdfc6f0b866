// @vitest-environment jsdom
import type { Connection, Snapshot } from '@touchstone/connect'
import type { Address } from 'viem'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createBalanceStore } from './createBalanceStore.ts'

const one = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const two = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** Creates a store on a mock connection. `reads` lists the reads of the store, which the test resolves or rejects. */
function setUp() {
  let snapshot: Snapshot = { status: 'disconnected', attempt: 0, accounts: [] }
  const watchers: (() => void)[] = []
  const reads: { account: Address; chainId: number; answer(native: bigint): void; fail(): void }[] =
    []
  const connection = {
    getSnapshot: () => snapshot,
    subscribe: (listener: () => void) => void watchers.push(listener),
  } as unknown as Connection
  const store = createBalanceStore(
    connection,
    (account, chainId) =>
      new Promise((resolve, reject) =>
        reads.push({ account, chainId, answer: (native) => resolve({ native }), fail: reject }),
      ),
  )
  const show = (next: Partial<Snapshot>) => {
    snapshot = { ...snapshot, status: 'connected', ...next }
    for (const watcher of watchers) watcher()
  }
  return { store, show, reads }
}

/** Installs fake timers. */
function passTime() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
}

const settled = () => new Promise((done) => setTimeout(done))

test('reads nothing while disconnected', () => {
  const { store, reads } = setUp()
  expect(store.getSnapshot()).toEqual({ state: 'none' })
  expect(reads).toEqual([])
})

test('ignores a response about the previous account', async () => {
  passTime()
  const { store, show, reads } = setUp()
  show({ accounts: [one], chainId: 56 })
  show({ accounts: [two], chainId: 56 })
  await vi.advanceTimersByTimeAsync(500)
  reads[0]!.answer(1n)
  await vi.advanceTimersByTimeAsync(0)
  expect(store.getSnapshot()).toEqual({ state: 'reading' })
  reads[1]!.answer(2n)
  await vi.advanceTimersByTimeAsync(0)
  expect(store.getSnapshot()).toMatchObject({ state: 'read', chainId: 56, amounts: { native: 2n } })
})

test('ignores a response that arrives after a disconnect', async () => {
  const { store, show, reads } = setUp()
  show({ accounts: [one], chainId: 56 })
  show({ status: 'disconnected', accounts: [] })
  reads[0]!.answer(1n)
  await settled()
  expect(store.getSnapshot()).toEqual({ state: 'none' })
})

test('reads when a hidden page becomes visible, and not before', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  onTestFinished(() => visibility.mockRestore())
  const { show, reads } = setUp()
  show({ accounts: [one], chainId: 56 })
  expect(reads).toEqual([])
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(reads).toHaveLength(1)
})

test('does not read again when something else changes', async () => {
  const { show, reads } = setUp()
  show({ accounts: [one], chainId: 56 })
  show({ status: 'switching' })
  expect(reads).toHaveLength(1)
})

test('sends no request on a network that the app does not have', () => {
  const { store, show, reads } = setUp()
  show({ accounts: [one], chainId: 137 })
  expect(store.getSnapshot()).toEqual({ state: 'unknown' })
  expect(reads).toEqual([])
})

test('reports a failed read and recovers with the next one', async () => {
  const { store, show, reads } = setUp()
  show({ accounts: [one], chainId: 1 })
  reads[0]!.fail()
  await settled()
  expect(store.getSnapshot()).toEqual({ state: 'failed' })
  store.refresh()
  reads[1]!.answer(3n)
  await settled()
  expect(store.getSnapshot()).toMatchObject({ state: 'read', amounts: { native: 3n } })
})

test('reads the first and the last of a thousand changes of the network', async () => {
  passTime()
  const { show, reads } = setUp()
  for (let change = 0; change < 1_000; change += 1)
    show({ accounts: [one], chainId: change % 2 ? 56 : 1 })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(reads.map(({ chainId }) => chainId)).toEqual([1, 56])
})

test('reads at once when the last read is half a second ago', async () => {
  passTime()
  const { show, reads } = setUp()
  show({ accounts: [one], chainId: 56 })
  await vi.advanceTimersByTimeAsync(500)
  show({ accounts: [two], chainId: 56 })
  expect(reads.map(({ account }) => account)).toEqual([one, two])
})

test('does not read an account that was left before its read began', async () => {
  passTime()
  const { show, reads } = setUp()
  show({ accounts: [one], chainId: 56 })
  show({ accounts: [two], chainId: 56 })
  show({ accounts: [two], chainId: 137 })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(reads.map(({ account }) => account)).toEqual([one])
})
