import { expect, test, onTestFinished, vi } from 'vitest'
import { clearStorage, consoleFaultOf } from './openAppBrowserContext.ts'

const message = (type: 'error' | 'warning', text: string) => ({
  type: () => type,
  text: () => text,
})

const refused = [
  'Failed to load resource: net::ERR_BLOCKED_BY_CLIENT.Inspector',
  "WebSocket connection to 'wss://relay.test/' failed: Error in connection establishment: net::ERR_NAME_NOT_RESOLVED",
]

test.each(refused)('ignores blocked requests of another dapp: %s', (text) => {
  expect(consoleFaultOf(message('error', text), true)).toBeUndefined()
})

test.each(refused)('reports blocked requests of the own app: %s', (text) => {
  expect(consoleFaultOf(message('error', text), false)).toBe(text)
})

test('reports other console errors of another dapp', () => {
  const text = 'Failed to load resource: the server responded with a status of 500'
  expect(consoleFaultOf(message('error', text), true)).toBe(text)
})

test('ignores warnings', () => {
  expect(consoleFaultOf(message('warning', 'deprecated'), false)).toBeUndefined()
})

test('clears everything that a dapp can store', async () => {
  const gone: string[] = []
  const store = (name: string) => ({ clear: () => void gone.push(name) })
  vi.stubGlobal('localStorage', store('localStorage'))
  vi.stubGlobal('sessionStorage', store('sessionStorage'))
  vi.stubGlobal('indexedDB', {
    databases: async () => [{ name: 'dapp' }],
    deleteDatabase: (name: string) => void gone.push(`database ${name}`),
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const context = { clearCookies: async () => void gone.push('cookies') }
  const page = { evaluate: (act: () => Promise<void>) => act() }

  await clearStorage(context, page)

  expect(gone.toSorted()).toEqual(['cookies', 'database dapp', 'localStorage', 'sessionStorage'])
})
