import { expect, test } from 'vitest'
import { createLocalChains } from './createLocalChains.ts'
import { touchstone } from './touchstonePlugin.ts'

/** Returns the text of the error for these options, as a caller without types sees it. */
function problemOf(options: unknown): string {
  try {
    touchstone(options as touchstone.Options)
    return 'nothing'
  } catch (error) {
    return String(error)
  }
}
const takes = 'TypeError: touchstone() takes { wallets, rpc, chains, localChains }: '

test.each([
  ['null', null, 'expected an object (got null).'],
  ['an unknown option', { wallet: ['metamask'] }, '"wallet" is unknown here.'],
  [
    'a single wallet instead of a list',
    { wallets: 'metamask' },
    `"wallets" expected a list of personas, such as ['metamask'] (got "metamask").`,
  ],
  [
    'a single address instead of a list',
    { rpc: { 56: 'https://my-node.example' } },
    `"rpc.56" expected a list of addresses, such as ['https://my-node.example'] (got "https://my-node.example").`,
  ],
  [
    'an empty address',
    { rpc: { 56: [''] } },
    '"rpc.56.0" expected an http(s) address, or a host with or without a path (got "").',
  ],
  [
    'an undefined address',
    { rpc: { 56: ['bsc.example', undefined] } },
    '"rpc.56.1" expected an http(s) address (got undefined).',
  ],
  [
    'an undeclared chain',
    { rpc: { 97: ['https://my-node.example'] } },
    '"rpc.97" is not a declared chain. Add it: chains: { 97: {} }.',
  ],
  [
    'a list of chains',
    { chains: [56] },
    '"chains.0" expected a chain id as the key, in decimal digits, such as { 8453: {} } (got "0").',
  ],
  ['local chains without a chain', { localChains: [56] }, '"localChains.chain" is missing.'],
])('rejects %s at start with one sentence', (_, options, sentence) => {
  expect(problemOf(options)).toBe(takes + sentence)
})

test.each(['wss://bsc.example', 'https://', 'a b', '/rpc', '?x'])(
  'rejects %j, which a page cannot fetch over http',
  (address) => {
    expect(problemOf({ rpc: { 1: [address] } })).toMatch('"rpc.1.0" expected an http(s) address')
  },
)

test('accepts valid options', () => {
  const rpc = { 56: ['bsc.example', 'rpc.example/bsc', 'localhost:8545'], 1: ['http://[::1]:1/x'] }
  expect(problemOf({ wallets: ['metamask'], rpc, localChains: createLocalChains() })).toBe(
    'nothing',
  )
  expect(problemOf({ rpc: { 8453: ['base.example'] }, chains: { 8453: {} } })).toBe('nothing')
  expect(problemOf(undefined)).toBe('nothing')
})

test('ignores undefined addresses', () => {
  expect(problemOf({ rpc: { 56: undefined }, wallets: ['metamask'] })).toBe('nothing')
})
