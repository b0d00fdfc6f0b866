import { expect, test } from 'vitest'
import { createChainIdReplacement } from './withReplacedChainIds.ts'

const rpc = 'http://127.0.0.1:4000/2/137'

test('a value is the same after a round trip to the wallet', () => {
  const { toWallet, fromWallet } = createChainIdReplacement()
  const asked = { chainId: '0x89', rpcUrls: [rpc], list: [137, '0x38'] }
  const there = toWallet(asked)
  expect(JSON.stringify(there)).not.toMatch(/137|0x89/)
  expect(fromWallet(there)).toEqual(asked)
})

test('replaces malformed ids by the same malformation of the new chain', () => {
  const { toWallet, fromWallet } = createChainIdReplacement()
  const hex = toWallet('0x89').slice(2)
  const asked = ['89', '0x089']
  const there = toWallet(asked)
  expect(there).toEqual([hex, `0x0${hex}`])
  expect(fromWallet(there)).toEqual(asked)
})

test('replaces two chains by different ones', () => {
  const { toWallet } = createChainIdReplacement()
  expect(new Set(toWallet([137, 138, Number(toWallet('0x8a'))])).size).toBe(2)
})

test('keeps other chains', () => {
  const { toWallet } = createChainIdReplacement()
  const asked = ['0x38', 'https://127.0.0.1/137', 56]
  expect(toWallet(asked)).toEqual(asked)
})

test("distinguishes a 137 in the wallet's list from the chain that it was asked to add", () => {
  const { toWallet, fromUser } = createChainIdReplacement()
  const added = toWallet(137)
  expect(fromUser('networks', [137, 56, added])).toEqual([added, 56, 137])
})

test('does not replace 137 in other results', () => {
  const { fromUser, fromWallet } = createChainIdReplacement()
  expect([fromUser('prompts', 137), fromWallet('0x89')]).toEqual([137, '0x89'])
})

test('uses a different chain each time', () => {
  const [one, other] = [createChainIdReplacement(), createChainIdReplacement()]
  expect(one.toWallet('0x89')).not.toBe(other.toWallet('0x89'))
})
