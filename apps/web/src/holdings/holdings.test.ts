// @vitest-environment jsdom
import type { Connection, Snapshot } from '@touchstone/connect'
import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { createHoldings } from './holdings.ts'

const one = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const two = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** A connection that a test moves, and reads that a test answers. */
function world() {
  let snapshot: Snapshot = { status: 'disconnected', attempt: 0, accounts: [] }
  const watchers: (() => void)[] = []
  const reads: { account: Address; chainId: number; answer(native: bigint): void; fail(): void }[] =
    []
  const connection = {
    getSnapshot: () => snapshot,
    watch: (listener: () => void) => void watchers.push(listener),
  } as unknown as Connection
  const store = createHoldings(connection, {
    read: (account, chainId) =>
      new Promise((resolve, reject) =>
        reads.push({ account, chainId, answer: (native) => resolve({ native }), fail: reject }),
      ),
  })
  const show = (next: Partial<Snapshot>) => {
    snapshot = { ...snapshot, status: 'connected', ...next }
    for (const watcher of watchers) watcher()
  }
  return { store, show, reads }
}

const settled = () => new Promise((done) => setTimeout(done))

test('nobody is connected: nothing is read', () => {
  const { store, reads } = world()
  expect(store.getSnapshot()).toEqual({ state: 'none' })
  expect(reads).toEqual([])
})

test('an answer about the account before is no answer', async () => {
  const { store, show, reads } = world()
  show({ accounts: [one], chainId: 56 })
  show({ accounts: [two], chainId: 56 })
  reads[0]!.answer(1n)
  await settled()
  expect(store.getSnapshot()).toEqual({ state: 'reading' })
  reads[1]!.answer(2n)
  await settled()
  expect(store.getSnapshot()).toMatchObject({ state: 'read', chainId: 56, amounts: { native: 2n } })
})

test('a change of something else reads nothing again', async () => {
  const { show, reads } = world()
  show({ accounts: [one], chainId: 56 })
  show({ status: 'switching' })
  expect(reads).toHaveLength(1)
})

test('a network that the app lacks is not asked', () => {
  const { store, show, reads } = world()
  show({ accounts: [one], chainId: 137 })
  expect(store.getSnapshot()).toEqual({ state: 'unknown' })
  expect(reads).toEqual([])
})

test('a failure is said, and reading again may mend it', async () => {
  const { store, show, reads } = world()
  show({ accounts: [one], chainId: 1 })
  reads[0]!.fail()
  await settled()
  expect(store.getSnapshot()).toEqual({ state: 'failed' })
  store.again()
  reads[1]!.answer(3n)
  await settled()
  expect(store.getSnapshot()).toMatchObject({ state: 'read', amounts: { native: 3n } })
})
