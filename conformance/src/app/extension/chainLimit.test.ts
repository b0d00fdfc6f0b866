import { expect, test } from 'vitest'
import { createChainLimit } from './chainLimit.ts'

const asked = { accounts: [], chainId: 56 }
const connected = { accounts: ['0xA'], chainId: 56 }

test('where no chain will be picked, a connection has all that MetaMask offers', () => {
  expect(createChainLimit(false).choice(asked)).toEqual([])
})

test('where one will be, the prompt of the connection leaves only the home chain', () => {
  expect(createChainLimit(true).choice(asked)).toEqual([{ chains: [56] }])
})

test('a site that is elsewhere keeps the chain where it is', () => {
  expect(createChainLimit(false).choice({ ...asked, chainId: 1 })).toEqual([{ chains: [1] }])
})

test('what was limited in the prompt is not limited in the wallet once more', () => {
  const limit = createChainLimit(true)
  limit.choice(asked)
  expect(limit.isDue(connected, 'N')).toBe(false)
})

test('once the app has asked, the site may use the other chain: the next time it has to be', () => {
  const limit = createChainLimit(true)
  limit.choice(asked)
  limit.lift()
  expect(limit.isDue(connected, 'N')).toBe(true)
})

test.each([
  ['that was connected before', connected],
  ['that begins on another chain', { ...asked, chainId: 1 }],
])('a prompt for a site %s limits nothing', (_, truth) => {
  const limit = createChainLimit(true)
  limit.choice(truth)
  expect(limit.isDue(connected, 'N')).toBe(true)
})

test.each([
  ['without a permission', asked, 'N'],
  ['whose app waits for an answer', connected, 'S'],
] as const)('a site %s has nothing to limit', (_, truth, state) => {
  expect(createChainLimit(true).isDue(truth, state)).toBe(false)
})
