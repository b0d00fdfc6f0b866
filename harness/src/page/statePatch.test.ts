import { expect, test } from 'vitest'
import type { WalletState } from '../wallet/types.ts'
import { applyPatch, patchOf } from './statePatch.ts'

const state = (given: Partial<WalletState> = {}): WalletState => ({
  accounts: ['0xa'],
  chains: [],
  chainId: 56,
  locked: false,
  permissions: {},
  siteChains: {},
  down: [],
  capabilities: [],
  ...given,
})

test('returns no patch without a change', () => {
  expect(patchOf(state(), state())).toBeUndefined()
})

test('contains only the changes, by origin for per-origin state', () => {
  const before = state({ permissions: { one: ['0xa'], two: ['0xa'] } })
  const after = state({ locked: true, permissions: { two: ['0xa'], three: ['0xb'] } })
  expect(patchOf(before, after)).toEqual({
    locked: true,
    permissions: { one: null, three: ['0xb'] },
  })
})

test('concurrent changes of two tabs on two sites are both kept', () => {
  const start = state({ permissions: { one: ['0xa'], two: ['0xa'] } })
  const first = patchOf(start, state({ permissions: { two: ['0xa'] } }))!
  const second = patchOf(start, state({ permissions: { one: ['0xa'], two: ['0xb'] } }))!
  expect(applyPatch(applyPatch(start, first), second).permissions).toEqual({ two: ['0xb'] })
})
