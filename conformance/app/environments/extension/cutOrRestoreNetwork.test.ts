import type { Page } from '@playwright/test'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { cutOrRestoreNetwork } from './cutOrRestoreNetwork.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

test.each([
  ['cuts', false, 'networkDown'],
  ['restores', true, 'networkUp'],
])('%s the network until the provider has reported it', async (_, isUp, action) => {
  const { changed, performed, wallet } = change(isUp)
  await vi.advanceTimersByTimeAsync(2000)
  // Each request makes the wallet try its network again.
  expect([changed.state, wallet.requests]).toEqual(['open', 3])
  wallet.connected = isUp
  await vi.advanceTimersByTimeAsync(1000)
  expect([changed.state, performed]).toEqual(['done', [action]])
})

test('rejects when the provider reports nothing', async () => {
  const { changed } = change(false)
  await vi.advanceTimersByTimeAsync(122_000)
  expect(changed.state).toBe('MetaMask did not report that its network is gone within 120 s.')
})

/** Changes the network of a mock provider, which reports nothing and rejects all requests. */
function change(isUp: boolean) {
  const wallet = { connected: !isUp, requests: 0 }
  vi.stubGlobal('ethereum', {
    isConnected: () => wallet.connected,
    async request() {
      wallet.requests += 1
      throw new Error('-32002')
    },
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  // `cutOrRestoreNetwork` uses only this member of the page.
  const page = {
    evaluate: async <T, A>(run: (argument: A) => T, argument: A) => run(argument),
  } as unknown as Page
  const performed: string[] = []
  const changed = { state: 'open' }
  const user = {
    networkDown: async () => performed.push('networkDown'),
    networkUp: async () => performed.push('networkUp'),
  }
  cutOrRestoreNetwork(page, 'MetaMask', user, isUp).then(
    () => (changed.state = 'done'),
    (error: Error) => (changed.state = error.message),
  )
  return { changed, performed, wallet }
}
