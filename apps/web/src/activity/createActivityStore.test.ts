import {
  type Connection,
  type ConnectionEvent,
  type ConnectionEventName,
  UserRejectedError,
} from '@touchstone/connect'
import { expect, test } from 'vitest'
import { createActivityStore, countDropped, maxEntries } from './createActivityStore.ts'

const base = { seq: 1, at: 0, attempt: 1, wallet: 'metamask' }
const connecting: ConnectionEvent = { ...base, event: 'connecting' }

/** Creates the store of a mock connection. `emit` emits an event; `heard` lists those that the window received. */
function setUp() {
  const listeners = new Map<ConnectionEventName, (event: ConnectionEvent) => void>()
  const on = (name: ConnectionEventName, listener: (event: ConnectionEvent) => void) => {
    listeners.set(name, listener)
    return () => undefined
  }
  const emit = (event: ConnectionEvent) => listeners.get(event.event)?.(event)
  const target = new EventTarget()
  const heard: unknown[] = []
  target.addEventListener('touchstone:connection', (event) =>
    heard.push((event as CustomEvent).detail),
  )
  // The store uses only this method of the connection.
  const activity = createActivityStore({ on } as unknown as Connection, target)
  return { activity, emit, heard }
}

test('keeps every entry in order and dispatches each on the window', () => {
  const { activity, emit, heard } = setUp()
  const second = { ...base, seq: 2, event: 'disconnect' } as const
  emit(connecting)
  emit(second)
  expect(activity.getSnapshot()).toEqual([connecting, second])
  expect(heard).toEqual([connecting, second])
})

test('dispatches an error as plain data, with the fields that scripts read', () => {
  const { emit, heard } = setUp()
  const error = new UserRejectedError('What happened.', { code: 4001 })
  emit({ ...base, event: 'error', error })
  expect(JSON.parse(JSON.stringify(heard))).toMatchObject([
    { event: 'error', error: { kind: 'user-rejected', class: 'UserRejected', code: 4001 } },
  ])
})

test('returns a new snapshot only after an entry', () => {
  const { activity, emit } = setUp()
  const before = activity.getSnapshot()
  expect(activity.getSnapshot()).toBe(before)
  emit(connecting)
  expect(activity.getSnapshot()).not.toBe(before)
})

test('keeps the newest entries and counts the dropped ones', () => {
  const { activity, emit } = setUp()
  for (let seq = 1; seq <= maxEntries + 7; seq += 1) emit({ ...connecting, seq })
  const kept = activity.getSnapshot()
  expect(kept.map(({ seq }) => seq)).toEqual(Array.from({ length: maxEntries }, (_, at) => at + 8))
  expect(countDropped(kept)).toBe(7)
})

test.each([0, 1, maxEntries])('drops none of %d entries', (entries) => {
  const { activity, emit } = setUp()
  for (let seq = 1; seq <= entries; seq += 1) emit({ ...connecting, seq })
  expect(activity.getSnapshot()).toHaveLength(entries)
  expect(countDropped(activity.getSnapshot())).toBe(0)
})
