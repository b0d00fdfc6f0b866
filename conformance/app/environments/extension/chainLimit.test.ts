import { expect, test } from 'vitest'
import { createChainLimit } from './chainLimit.ts'

const asked = { accounts: [], chainId: 56 }
const connected = { accounts: ['0xA'], chainId: 56 }

test('allows all chains when the drive picks none', () => {
  expect(createChainLimit(false).choice(asked)).toEqual([])
})

test('allows only the home chain in the connect prompt when the drive picks another', () => {
  expect(createChainLimit(true).choice(asked)).toEqual([{ chains: [56] }])
})

test('keeps the current chain of a site on another chain', () => {
  expect(createChainLimit(false).choice({ ...asked, chainId: 1 })).toEqual([{ chains: [1] }])
})

test('does not limit the chains again in the wallet', () => {
  const limit = createChainLimit(true)
  limit.choice(asked)
  expect(limit.isDue(connected, 'N')).toBe(false)
})

test('limits the chains again after the app has asked for the other chain', () => {
  const limit = createChainLimit(true)
  limit.choice(asked)
  limit.lift()
  expect(limit.isDue(connected, 'N')).toBe(true)
})

test.each([
  ['that was connected before', connected],
  ['that begins on another chain', { ...asked, chainId: 1 }],
])('does not limit the chains in a prompt for a site %s', (_, truth) => {
  const limit = createChainLimit(true)
  limit.choice(truth)
  expect(limit.isDue(connected, 'N')).toBe(true)
})

test.each([
  ['without a permission', asked, 'N'],
  ['whose app waits for an answer', connected, 'S'],
] as const)('does not limit the chains of a site %s', (_, truth, state) => {
  expect(createChainLimit(true).isDue(truth, state)).toBe(false)
})
