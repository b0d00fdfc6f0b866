import type { Connection, Detail } from '@touchstone/connect'
import { expect, test } from 'vitest'
import { createActivityStore, countDropped, maxEntries } from './createActivityStore.ts'

const detail: Detail = { seq: 1, at: 0, attempt: 1, event: 'connecting', wallet: 'metamask' }

/** Creates a mock connection with the one method that the store uses, and a function that emits an event. */
function stream() {
  const listeners: ((detail: Detail) => void)[] = []
  const subscribe = (listener: (detail: Detail) => void) => {
    listeners.push(listener)
    return () => undefined
  }
  const tell = (next: Detail) => listeners.forEach((listener) => listener(next))
  return { connection: { subscribe } as unknown as Connection, tell }
}

test('keeps every entry in order and dispatches each on the window', () => {
  const { connection, tell } = stream()
  const target = new EventTarget()
  const heard: unknown[] = []
  target.addEventListener('touchstone:connection', (event) =>
    heard.push((event as CustomEvent).detail),
  )
  const activity = createActivityStore(connection, target)
  const second = { ...detail, seq: 2, event: 'connect' } as const
  tell(detail)
  tell(second)
  expect(activity.getSnapshot()).toEqual([detail, second])
  expect(heard).toEqual([detail, second])
})

test('returns a new snapshot only after an entry', () => {
  const { connection, tell } = stream()
  const activity = createActivityStore(connection, new EventTarget())
  const before = activity.getSnapshot()
  expect(activity.getSnapshot()).toBe(before)
  tell(detail)
  expect(activity.getSnapshot()).not.toBe(before)
})

test('keeps the newest entries and counts the dropped ones', () => {
  const { connection, tell } = stream()
  const activity = createActivityStore(connection, new EventTarget())
  for (let seq = 1; seq <= maxEntries + 7; seq += 1) tell({ ...detail, seq })
  const kept = activity.getSnapshot()
  expect(kept.map(({ seq }) => seq)).toEqual(Array.from({ length: maxEntries }, (_, at) => at + 8))
  expect(countDropped(kept)).toBe(7)
})

test.each([0, 1, maxEntries])('drops none of %d entries', (entries) => {
  const { connection, tell } = stream()
  const activity = createActivityStore(connection, new EventTarget())
  for (let seq = 1; seq <= entries; seq += 1) tell({ ...detail, seq })
  expect(activity.getSnapshot()).toHaveLength(entries)
  expect(countDropped(activity.getSnapshot())).toBe(0)
})
