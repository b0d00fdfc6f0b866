import type { Chain } from 'viem'
import { bsc } from 'viem/chains'
import { expect, test } from 'vitest'
import { createConnection } from './createConnection.ts'

const { rpcUrls: _, ...unreachable } = bsc

test.each([
  ['an empty list', []],
  ['a chain that was not imported', [undefined]],
  ['the number of a chain', [56]],
  ['an id of hex digits', [{ ...bsc, id: '0x38' }]],
  ['a chain without an RPC URL', [unreachable]],
  ['one chain, without a list', bsc],
  ['two chains with one id', [bsc, { ...bsc, name: 'Other' }]],
])('createConnection throws a one-line TypeError for %s', (_name, chains) => {
  // Untyped code or a configuration file can pass such values.
  const given = chains as unknown as readonly [Chain]
  expect(() => createConnection({ chains: given })).toThrow(
    'createConnection wants `chains`: a list of at least one chain of viem/chains or defineChain, each id once.',
  )
})
