import { expect, test } from 'vitest'
import { storeSession, readSession, type StoredSession } from './storedSession.ts'

const kept: StoredSession = {
  wallet: { id: 'io.metamask', name: 'MetaMask' },
  profile: 'quick',
  accounts: ['0xA1'],
  startedAt: '2026-11-21T06:00:00.000Z',
  state: { version: 1, seed: 7, results: [], cannot: ['lock'] },
}
const holding = (text: string | null) => ({ getItem: () => text })

test('restores the stored session after a reload', () => {
  let text = ''
  storeSession({ setItem: (_, value) => (text = value) }, kept)
  expect(readSession(holding(text))).toEqual(kept)
})

test('drops a state of another version and keeps the rest', () => {
  const old = { ...kept, state: { version: 0 } }
  expect(readSession(holding(JSON.stringify(old)))).not.toHaveProperty('state')
})

test.each([null, '', '{', 'null', '7', '{}', JSON.stringify({ ...kept, accounts: 'all' })])(
  'starts a new session when the storage contains %j',
  (text) => {
    expect(readSession(holding(text))).toBeUndefined()
  },
)

test('does not throw when the storage is blocked', () => {
  const shut = () => {
    throw new Error('shut')
  }
  expect(() => storeSession({ setItem: shut }, kept)).not.toThrow()
  expect(readSession({ getItem: shut })).toBeUndefined()
})
