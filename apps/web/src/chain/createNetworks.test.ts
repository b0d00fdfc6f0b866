import { expect, test } from 'vitest'
import { rpcUrls } from './createNetworks.ts'

test('reads a list of nodes from the build environment', () => {
  const env = { VITE_RPC_56: ' https://a.example, https://b.example ' }
  expect(rpcUrls(56, env)).toEqual(['https://a.example', 'https://b.example'])
})

test.each([{}, { VITE_RPC_56: '' }, { VITE_RPC_56: ' , ' }, { VITE_RPC_1: 'https://a.example' }])(
  'returns public nodes if the build names no others: %o',
  (env) => {
    expect(rpcUrls(56, env)[0]).toBe('https://bsc-dataseed.bnbchain.org')
  },
)

test('returns no nodes for a chain that the app does not have', () => {
  expect(rpcUrls(137, {})).toEqual([])
})
