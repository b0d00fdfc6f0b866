import { expect, onTestFinished, test, vi } from 'vitest'
import { clearStorage } from './forget.ts'

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
