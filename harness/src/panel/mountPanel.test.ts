import { expect, test } from 'vitest'
import { createEntryLog, maxEntries, oncePerTask } from './mountPanel.ts'

test('runs once for a thousand calls in one task, and again for a later call', async () => {
  let runs = 0
  const refresh = oncePerTask(() => (runs += 1))
  for (let call = 0; call < 1_000; call += 1) {
    refresh()
    await Promise.resolve()
  }
  expect(runs).toBe(0)
  await expect.poll(() => runs).toBe(1)
  refresh()
  await expect.poll(() => runs).toBe(2)
})

const entry = (at: number) => ({ at, kind: 'clear' as const })

test('keeps the newest entries and counts the dropped ones', () => {
  const entries = createEntryLog([])
  for (let at = 1; at <= 3 * maxEntries; at += 1) entries.add(entry(at))
  expect(entries.list.length).toBeLessThanOrEqual(maxEntries)
  expect(entries.list.at(-1)).toEqual(entry(3 * maxEntries))
  expect(entries.list[0]).toEqual(entry(entries.dropped() + 1))
})

test('drops nothing below the limit', () => {
  const entries = createEntryLog([entry(1)])
  for (let at = 2; at <= maxEntries; at += 1) entries.add(entry(at))
  expect([entries.list.length, entries.dropped()]).toEqual([maxEntries, 0])
})
