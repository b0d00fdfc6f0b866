import { expect, test } from 'vitest'
import { createChainLimit } from './chainLimit.ts'

const asked = { accounts: [], chainId: 56 }
const connected = { accounts: ['0xA'], chainId: 56 }
const elsewhere = { ...asked, chainId: 1 }

test.each([
  ['all chains when the variant picks none', false, asked, []],
  ['only the home chain when the variant picks another', true, asked, [{ chains: [56] }]],
  ['the current chain of a site on another chain', false, elsewhere, [{ chains: [1] }]],
])('allows %s', (_, asksForChain, truth, choice) => {
  expect(createChainLimit(asksForChain).choice(truth)).toEqual(choice)
})

test.each([
  ['that was limited in the connect prompt', asked, false],
  ['that was connected before', connected, true],
  ['that begins on another chain', elsewhere, true],
])('a site %s must be limited in the wallet: %s, %s', (_, truth, isDue) => {
  const limit = createChainLimit(true)
  limit.choice(truth)
  expect(limit.isDue(connected, 'N')).toBe(isDue)
})

test('limits the chains again after the app has asked for the other chain', () => {
  const limit = createChainLimit(true)
  limit.choice(asked)
  limit.lift()
  expect(limit.isDue(connected, 'N')).toBe(true)
})

test.each([
  ['without a permission', asked, 'N'],
  ['whose app waits for an answer', connected, 'S'],
] as const)('does not limit the chains of a site %s', (_, truth, state) => {
  expect(createChainLimit(true).isDue(truth, state)).toBe(false)
})
