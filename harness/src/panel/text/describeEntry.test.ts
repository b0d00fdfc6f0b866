import { expect, test } from 'vitest'
import { describeEntry } from './describeEntry.ts'
import type { Entry } from '../../wallet/types.ts'

const at = { seq: 1, at: 0, wallet: 'w' }
test.each<[Entry, string]>([
  [
    { ...at, kind: 'call', id: 1, method: 'eth_chainId', params: { $: 'undefined' }, origin: 'o' },
    'page asks eth_chainId',
  ],
  [
    { ...at, kind: 'result', id: 1, method: 'eth_chainId', value: { $: 'json', value: '0x38' } },
    'answer to eth_chainId "0x38"',
  ],
  [
    {
      ...at,
      kind: 'error',
      id: 1,
      method: 'm',
      error: { $: 'error', error: { code: 4001, message: 'no' } },
    },
    'error for m 4001: no',
  ],
  [
    {
      ...at,
      kind: 'error',
      id: 1,
      method: 'm',
      error: { $: 'object', entries: [['code', { $: 'json', value: 4001 }]] },
    },
    'error for m {code: 4001}',
  ],
  [
    {
      ...at,
      kind: 'event',
      event: 'accountsChanged',
      args: [{ $: 'array', items: [{ $: 'bigint', value: '5' }] }],
    },
    'event accountsChanged [5n]',
  ],
  [{ ...at, kind: 'act', act: { type: 'lock' } }, 'act: lock'],
  [
    { ...at, kind: 'act', act: { type: 'switchChain', chainId: 1 } },
    'act: switchChain {"chainId":1}',
  ],
  [{ ...at, kind: 'answer', prompt: 2, answer: 'rejected' }, 'prompt 2 rejected'],
  [
    { ...at, kind: 'rpc', chainId: 56, method: 'eth_call', params: [] },
    'node of chain 56 asked eth_call',
  ],
])('describes %j', (entry, text) => {
  expect(describeEntry(entry)).toBe(text)
})

test('truncates a long value', () => {
  const value = { $: 'json', value: 'x'.repeat(500) } as const
  expect(describeEntry({ ...at, kind: 'result', id: 1, method: 'm', value }).length).toBeLessThan(
    200,
  )
})
