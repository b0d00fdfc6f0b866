import { expect, onTestFinished, test } from 'vitest'
import { pageStorage } from './pageStorage.ts'
import { storeSession, readSession } from './storedSession.ts'

const kept = {
  wallet: { id: 'io.metamask', name: 'MetaMask' },
  profile: 'quick',
  accounts: [],
  startedAt: '2026-11-21T06:00:00.000Z',
}

test('returns a storage that keeps nothing when the browser blocks localStorage', () => {
  const get = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  Object.defineProperty(globalThis, 'localStorage', { get, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'localStorage'))
  storeSession(pageStorage(), kept)
  expect(readSession(pageStorage())).toBeUndefined()
})
