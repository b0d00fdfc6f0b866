import { expect, onTestFinished, test, vi } from 'vitest'
import { clearSession, storeSession, readSession, type StoredSession } from './storedSession.ts'

const kept: StoredSession = {
  wallet: { id: 'io.metamask', name: 'MetaMask' },
  profile: 'quick',
  accounts: ['0xA1'],
  startedAt: '2026-11-21T06:00:00.000Z',
  state: { version: 1, seed: 7, results: [], cannot: ['lock'] },
}

/** Installs a `localStorage` that has this text for each key, and stores texts in it. */
function installStorage(text: string | null) {
  vi.stubGlobal('localStorage', {
    getItem: () => text,
    setItem: (_: string, value: string) => (text = value),
    removeItem: () => (text = null),
  })
  onTestFinished(() => void vi.unstubAllGlobals())
}

test('restores the stored session after a reload', () => {
  installStorage(null)
  storeSession(kept)
  expect(readSession()).toEqual(kept)
  clearSession()
  expect(readSession()).toBeUndefined()
})

test('drops a state of another version and keeps the rest', () => {
  installStorage(JSON.stringify({ ...kept, state: { version: 0 } }))
  expect(readSession()).toMatchObject({ profile: 'quick' })
  expect(readSession()).not.toHaveProperty('state')
})

test.each([null, '', '{', 'null', '7', '{}', JSON.stringify({ ...kept, accounts: 'all' })])(
  'starts a new session when the storage contains %j',
  (text) => {
    installStorage(text)
    expect(readSession()).toBeUndefined()
  },
)

test('does not throw when the browser blocks localStorage', () => {
  const get = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  Object.defineProperty(globalThis, 'localStorage', { get, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'localStorage'))
  expect(() => storeSession(kept)).not.toThrow()
  expect(readSession()).toBeUndefined()
  expect(clearSession).not.toThrow()
})
