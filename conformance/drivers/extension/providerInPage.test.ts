import type { Page } from '@playwright/test'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { hasPermission } from './providerInPage.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
})

// The functions under test use only `evaluate` of a page.
const pageOf = (evaluate: () => Promise<object>) => ({ evaluate }) as unknown as Page

test.each([
  ['with accounts', ['0xa'], true],
  ['without any', [], false],
])('recognizes a site %s immediately', async (_, accounts, connected) => {
  expect(await hasPermission(pageOf(async () => ({ accounts, chainId: 56 })))).toBe(connected)
})

test('returns false after 3 s for a page that MetaMask does not answer any more', async () => {
  let known: boolean | undefined
  void hasPermission(pageOf(() => new Promise<never>(() => {}))).then((one) => (known = one))
  await vi.advanceTimersByTimeAsync(2999)
  expect(known).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(known).toBe(false)
})
