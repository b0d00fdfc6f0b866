import type { Page } from '@playwright/test'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createNetwork } from './network.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

test('it is lost once the provider has said so, which it does when it was asked often enough', async () => {
  const { network, turned, wallet } = world()
  const lost = settled(network.lose())
  await vi.advanceTimersByTimeAsync(2000)
  expect([lost.now(), wallet.asked]).toEqual(['open', 3])
  wallet.connected = false
  await vi.advanceTimersByTimeAsync(1000)
  expect([lost.now(), turned]).toEqual(['done', ['networkDown']])
})

test('it is found again once the provider has said so', async () => {
  const { network, turned, wallet } = world()
  wallet.connected = false
  await network.lose()
  const found = settled(network.find())
  await vi.advanceTimersByTimeAsync(30_000)
  expect(found.now()).toBe('open')
  wallet.connected = true
  await vi.advanceTimersByTimeAsync(1000)
  expect([found.now(), turned]).toEqual(['done', ['networkDown', 'networkUp']])
})

test('a provider that says nothing is one error, never a cell that passes', async () => {
  const lost = settled(world().network.lose())
  await vi.advanceTimersByTimeAsync(122_000)
  expect(lost.now()).toBe('MetaMask did not say within 120 s that its network is gone.')
})

test('what was not lost is not looked for', async () => {
  const { network, turned, wallet } = world()
  wallet.connected = false
  await network.find()
  expect([turned, wallet.asked]).toEqual([[], 0])
})

test('it is looked for once', async () => {
  const { network, turned, wallet } = world()
  wallet.connected = false
  await network.lose()
  wallet.connected = true
  await network.find()
  await network.find()
  expect(turned).toEqual(['networkDown', 'networkUp'])
})

/** A page with a provider that says what the test wants. */
function world() {
  const wallet = { connected: true, asked: 0 }
  const turned: string[] = []
  vi.stubGlobal('ethereum', {
    isConnected: () => wallet.connected,
    async request() {
      wallet.asked += 1
      throw new Error('-32002')
    },
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const page = { evaluate: async <T, A>(run: (argument: A) => T, argument: A) => run(argument) }
  // Of a page, no more is used.
  const network = createNetwork(page as unknown as Page, async (act) => turned.push(act))
  return { network, turned, wallet }
}

function settled(promise: Promise<void>) {
  let end = 'open'
  promise.then(
    () => (end = 'done'),
    (error: Error) => (end = error.message),
  )
  return { now: () => end }
}
