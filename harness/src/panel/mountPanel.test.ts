import { expect, test } from 'vitest'
import { createEntryLog, maxEntries } from './mountPanel.ts'

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
