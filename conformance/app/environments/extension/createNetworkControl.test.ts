import type { Page } from '@playwright/test'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createNetworkControl } from './createNetworkControl.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

test('cuts the network until the provider has reported it, which takes many requests', async () => {
  const { network, performed, wallet } = setUp()
  const cut = stateOf(network.cut())
  await vi.advanceTimersByTimeAsync(2000)
  expect([cut.state, wallet.requests]).toEqual(['open', 3])
  wallet.connected = false
  await vi.advanceTimersByTimeAsync(1000)
  expect([cut.state, performed]).toEqual(['done', ['networkDown']])
})

test('restores the network once, until the provider has reported it', async () => {
  const { network, performed, wallet } = setUp()
  wallet.connected = false
  await network.restore()
  expect(performed).toEqual([])
  await network.cut()
  const restored = stateOf(network.restore())
  await vi.advanceTimersByTimeAsync(30_000)
  expect(restored.state).toBe('open')
  wallet.connected = true
  await vi.advanceTimersByTimeAsync(1000)
  await network.restore()
  expect([restored.state, performed]).toEqual(['done', ['networkDown', 'networkUp']])
})

test('rejects when the provider reports nothing', async () => {
  const cut = stateOf(setUp().network.cut())
  await vi.advanceTimersByTimeAsync(122_000)
  expect(cut.state).toBe('MetaMask did not report that its network is gone within 120 s.')
})

/** Creates the network control with a mock page, whose provider rejects all requests. */
function setUp() {
  const wallet = { connected: true, requests: 0 }
  const performed: string[] = []
  vi.stubGlobal('ethereum', {
    isConnected: () => wallet.connected,
    async request() {
      wallet.requests += 1
      throw new Error('-32002')
    },
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const page = { evaluate: async <T, A>(run: (argument: A) => T, argument: A) => run(argument) }
  // `createNetworkControl` uses only this member of the page.
  const network = createNetworkControl(page as unknown as Page, 'MetaMask', async (act) =>
    performed.push(act),
  )
  return { network, performed, wallet }
}

function stateOf(promise: Promise<void>) {
  const observed = { state: 'open' }
  promise.then(
    () => (observed.state = 'done'),
    (error: Error) => (observed.state = error.message),
  )
  return observed
}
