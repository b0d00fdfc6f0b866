import type { Page } from '@playwright/test'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { isConnected } from './siteState.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
})

// Of a page, only what is read in it.
const pageOf = (evaluate: () => Promise<object>) => ({ evaluate }) as unknown as Page

test.each([
  ['with accounts', ['0xa'], true],
  ['without any', [], false],
])('knows a site %s at once', async (_, accounts, connected) => {
  expect(await isConnected(pageOf(async () => ({ accounts, chainId: 56 })))).toBe(connected)
})

test('knows nothing after 3 s of a page that lost a BigInt and is never answered again', async () => {
  let known: boolean | undefined
  void isConnected(pageOf(() => new Promise<never>(() => {}))).then((one) => (known = one))
  await vi.advanceTimersByTimeAsync(2999)
  expect(known).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(known).toBe(false)
})
