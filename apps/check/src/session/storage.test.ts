import { expect, test } from 'vitest'
import { keep, recall, type Kept } from './storage.ts'

const kept: Kept = {
  wallet: { id: 'io.metamask', name: 'MetaMask' },
  profile: 'quick',
  accounts: ['0xA1'],
  startedAt: '2026-11-21T06:00:00.000Z',
  state: { version: 1, seed: 7, results: [], cannot: ['lock'] },
}
const holding = (text: string | null) => ({ getItem: () => text })

test('what is kept comes back after a reload', () => {
  let text = ''
  keep({ setItem: (_, value) => (text = value) }, kept)
  expect(recall(holding(text))).toEqual(kept)
})

test('a state of another version is left, the rest is kept', () => {
  const old = { ...kept, state: { version: 0 } }
  expect(recall(holding(JSON.stringify(old)))).not.toHaveProperty('state')
})

test.each([null, '', '{', 'null', '7', '{}', JSON.stringify({ ...kept, accounts: 'all' })])(
  'of %j nothing can be made: one begins anew',
  (text) => {
    expect(recall(holding(text))).toBeUndefined()
  },
)

test('a storage that is shut is no error', () => {
  const shut = () => {
    throw new Error('shut')
  }
  expect(() => keep({ setItem: shut }, kept)).not.toThrow()
  expect(recall({ getItem: shut })).toBeUndefined()
})
