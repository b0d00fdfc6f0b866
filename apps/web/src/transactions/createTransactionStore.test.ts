import type { Hex } from 'viem'
import { expect, test } from 'vitest'
import { createTransactionStore } from './createTransactionStore.ts'

const sent = {
  hash: `0x${'ab'.repeat(32)}` as Hex,
  chainId: 56,
  to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  amount: 1n,
  unit: { symbol: 'BNB', decimals: 18 },
} as const

/** Adds a transaction to a store whose look-ups return `seen` in order. Returns the states that the store shows. */
async function follow(seen: (createTransactionStore.LookupResult | Error)[]): Promise<string[]> {
  const left = [...seen]
  const shown: string[] = []
  const done = Promise.withResolvers<void>()
  const store = createTransactionStore({
    // When no result is left, the wait never ends, so that the store makes no further look-up.
    wait: () => (left.length > 0 ? Promise.resolve() : new Promise(() => done.resolve())),
    lookUp: async () => {
      const next = left.shift()!
      if (next instanceof Error) throw next
      return next
    },
  })
  store.subscribe(() => {
    const { state } = store.getSnapshot()[0]!
    shown.push(state)
    if (state === 'confirmed' || state === 'reverted') done.resolve()
  })
  store.add(sent)
  await done.promise
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
