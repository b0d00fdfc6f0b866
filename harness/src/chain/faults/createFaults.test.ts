import { expect, test } from 'vitest'
import { createFaults } from './createFaults.ts'
import type { Fault } from './parseFault.ts'

test.each([
  [
    { kind: 'flood' },
    '"kind" expected one of drop, delay, 429, 500, wrong-chain, truncated (got "flood")',
  ],
  [{ kind: 'drop', times: 0 }, '"times" expected at least 1 (got 0)'],
  [{ kind: 'delay', ms: -1 }, '"ms" expected ms, 0 or more (got -1)'],
  [{ kind: 'wrong-chain', chainId: 0 }, '"chainId" expected a chain id of 1 or more (got 0)'],
  [{ kind: 429, method: '' }, '"method" expected a JSON-RPC method (got "")'],
  [{}, '"kind" is missing'],
  [{ kind: 'delay', ms: Infinity }, '"ms" expected ms, at most 2147483647 (got Infinity)'],
])('rejects %o', (fault, words) => {
  const arm = () => createFaults().arm(fault as Fault)
  expect(arm).toThrow(`This is not a fault: ${words}.`)
})
