import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRunFromSession } from './createRunFromSession.ts'

beforeEach(() => void vi.stubGlobal('__SUITE__', { version: '0.0.0', catalogueHash: '' }))
afterEach(() => vi.unstubAllGlobals())

const iPad = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15'

test.each([
  [5, 'in-app-browser'],
  [0, 'extension'],
])('a Macintosh with %i touch points is recorded as %s', (maxTouchPoints, kind) => {
  vi.stubGlobal('navigator', { userAgent: iPad, maxTouchPoints })
  // A session has more fields, but a run uses only these.
  const kept = { startedAt: '2026-11-28T00:00:00Z', profile: 'core', wallet: {} } as never
  const wallet = { id: 'bee', name: 'Bee', announcedItself: true, provider: {} } as never
  expect(createRunFromSession(wallet, kept, [], 1).subject.kind).toBe(kind)
})
