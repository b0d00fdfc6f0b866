import { expect, test } from 'vitest'
import { rpcUrls } from './rpcUrls.ts'

test('the build names the nodes, in a list', () => {
  const env = { VITE_RPC_56: ' https://a.example, https://b.example ' }
  expect(rpcUrls(56, env)).toEqual(['https://a.example', 'https://b.example'])
})

test.each([{}, { VITE_RPC_56: '' }, { VITE_RPC_56: ' , ' }, { VITE_RPC_1: 'https://a.example' }])(
  'public nodes stand in where the build names none: %o',
  (env) => {
    expect(rpcUrls(56, env)[0]).toBe('https://bsc-dataseed.bnbchain.org')
  },
)

test('a chain that the app lacks has no nodes', () => {
  expect(rpcUrls(137, {})).toEqual([])
})
