import type { Page } from '@playwright/test'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createNetwork } from './network.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

test('loses the network once the provider has reported it, which takes many requests', async () => {
  const { network, turned, wallet } = world()
  const lost = settled(network.lose())
  await vi.advanceTimersByTimeAsync(2000)
  expect([lost.now(), wallet.asked]).toEqual(['open', 3])
  wallet.connected = false
  await vi.advanceTimersByTimeAsync(1000)
  expect([lost.now(), turned]).toEqual(['done', ['networkDown']])
})

test('restores the network once the provider has reported it', async () => {
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

test('rejects when the provider reports nothing', async () => {
  const lost = settled(world().network.lose())
  await vi.advanceTimersByTimeAsync(122_000)
  expect(lost.now()).toBe('MetaMask did not say within 120 s that its network is gone.')
})

test('does not restore a network that was not lost', async () => {
  const { network, turned, wallet } = world()
  wallet.connected = false
  await network.find()
  expect([turned, wallet.asked]).toEqual([[], 0])
})

test('restores the network once', async () => {
  const { network, turned, wallet } = world()
  wallet.connected = false
  await network.lose()
  wallet.connected = true
  await network.find()
  await network.find()
  expect(turned).toEqual(['networkDown', 'networkUp'])
})

/** A page with a mock provider. */
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
  // `createNetwork` uses only this member of the page.
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
