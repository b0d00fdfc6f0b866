import type { Hex } from 'viem'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type LookupResult, createTransactionStore } from './createTransactionStore.ts'

const sent = {
  hash: `0x${'ab'.repeat(32)}` as Hex,
  chainId: 56,
  to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  amount: 1n,
  unit: { symbol: 'BNB', decimals: 18 },
} as const

/** Adds a transaction to a store whose look-ups return `seen` in order. Returns the states that the store shows. */
async function follow(seen: (LookupResult | Error)[]): Promise<string[]> {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const left = [...seen]
  const shown: string[] = []
  const store = createTransactionStore(async () => {
    const next = left.shift()!
    if (next instanceof Error) throw next
    return next
  })
  store.subscribe(() => shown.push(store.getSnapshot()[0]!.state))
  store.add(sent)
  while (left.length > 0) await vi.advanceTimersToNextTimerAsync()
  return shown
}

test.each([
  [
    ['known', 'known', 'confirmed'],
    ['waiting', 'confirmed'],
  ],
  [
    ['unknown', 'reverted'],
    ['waiting', 'reverted'],
  ],
  [
    [new Error('no node'), 'confirmed'],
    ['waiting', 'unreachable', 'confirmed'],
  ],
  [
    [new Error('no node'), 'known'],
    ['waiting', 'unreachable', 'waiting'],
  ],
] as const)('shows the states of the results: case %#', async (seen, shown) => {
  expect(await follow([...seen])).toEqual(shown)
})

test('calls a transaction unseen when no node knows it for two minutes, and keeps looking', async () => {
  const seen = [...Array<'unknown'>(40).fill('unknown'), 'confirmed'] as const
  expect(await follow([...seen])).toEqual(['waiting', 'unseen', 'confirmed'])
})
