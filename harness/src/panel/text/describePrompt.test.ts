import { expect, test } from 'vitest'
import { describePrompt } from './describePrompt.ts'
import type { Json } from '../../wallet/types.ts'

const chains = [{ chainId: 56, name: 'BNB Smart Chain', rpcUrl: '' }]
const asked = (method: string, params: Json, warning?: string) =>
  describePrompt(
    { id: 1, method, params, origin: 'http://a', openedAt: 0, ...(warning && { warning }) },
    chains,
  )

test.each<[string, Json, string, string[]]>([
  ['eth_requestAccounts', [], 'Show your accounts to this site?', []],
  ['wallet_switchEthereumChain', [{ chainId: '0x38' }], 'Switch to BNB Smart Chain?', []],
  ['wallet_switchEthereumChain', [{ chainId: '0x539' }], 'Switch to chain 1337?', []],
  ['wallet_addEthereumChain', [{ chainName: 'N', rpcUrls: ['http://n'] }], 'Add N?', ['http://n']],
  ['personal_sign', ['0x68c3a9', '0x1'], 'Sign this message?', ['hé']],
  ['personal_sign', ['0xff', '0x1'], 'Sign this message?', ['0xff']],
  [
    'eth_sendTransaction',
    [{ value: '0xde0b6b3a7640001' }],
    'Send this transaction?',
    ['To a new contract', 'Value 1.000000000000000001'],
  ],
  [
    'eth_sendTransaction',
    [{ to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', value: '0xde0b6b3a7640000' }],
    'Send this transaction?',
    ['To 0x7099…79C8', 'Value 1'],
  ],
  ['eth_sendTransaction', [{}], 'Send this transaction?', ['To a new contract', 'Value 0']],
  ['foo_bar', { a: 1 }, 'Allow foo_bar?', ['{"a":1}']],
  ['wallet_switchEthereumChain', null, 'Switch to chain NaN?', []],
])('describes %s %j', (method, params, title, details) => {
  expect(asked(method, params)).toEqual({ title, details })
})

test('shows a warning first', () => {
  expect(asked('personal_sign', ['0x68'], 'another domain').details).toEqual([
    'Warning: another domain',
    'h',
  ])
})
