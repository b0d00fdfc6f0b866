import type { BrowserContext } from '@playwright/test'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { waitForQuietStorage } from './waitForQuietStorage.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
})

test('ends after 5 s without a change', async () => {
  const { isOver } = wait()
  await vi.advanceTimersByTimeAsync(4999)
  expect(isOver()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isOver()).toBe(true)
})

test('each change restarts the wait, except changes of ignored keys', async () => {
  const { isOver, change } = wait()
  await vi.advanceTimersByTimeAsync(3000)
  change({ data: {} })
  await vi.advanceTimersByTimeAsync(3000)
  change({ timestamp: {} })
  expect(isOver()).toBe(false)
  await vi.advanceTimersByTimeAsync(2000)
  expect(isOver()).toBe(true)
})

test('throws after 60 s if the wallet never stops writing', async () => {
  const { over, change } = wait()
  const timer = setInterval(() => change({ data: {} }), 1000)
  await Promise.all([
    expect(over).rejects.toThrow('did not stop writing to its storage within 60 s.'),
    vi.advanceTimersByTimeAsync(61_000),
  ])
  clearInterval(timer)
})

/** Starts the wait, whose promise is `over`, and returns functions that change the storage and read its end. */
function wait() {
  let change = (_: object) => {}
  const onChanged = { addListener: (listener: typeof change) => (change = listener) }
  vi.stubGlobal('chrome', { storage: { onChanged } })
  const page = {
    goto: async () => undefined,
    evaluate: async (run: (argument: object) => void, argument: object) => run(argument),
    close: async () => undefined,
  }
  // The wait uses only `newPage` of a browser context.
  const context = { newPage: async () => page } as unknown as BrowserContext
  let isOver = false
  const over = waitForQuietStorage(context, 'id', ['timestamp']).then(() => (isOver = true))
  return {
    over,
    isOver: () => isOver,
    change: (changes: object) => change(changes),
  }
}
