import type { Connection, ConnectionEvent } from '@touchstone/connect'
import { toLogDetail } from './toLogDetail.ts'

/** Store of the newest events of a connection. */
export type ActivityStore = {
  getSnapshot(): readonly ConnectionEvent[]
  subscribe(listener: () => void): () => void
}

/** Maximum number of stored events. The store drops older ones. */
export const maxEntries = 200

/** Stores the newest events of a connection for the Activity log, and dispatches each event on the window. */
export function createActivityStore(
  connection: Connection,
  target: EventTarget = window,
): ActivityStore {
  let events: readonly ConnectionEvent[] = []
  const listeners = new Set<() => void>()
  for (const name of ['connecting', 'connect', 'change', 'disconnect', 'error'] as const)
    connection.on(name, (event) => {
      events = [...events.slice(1 - maxEntries), event]
      for (const listener of listeners) listener()
      target.dispatchEvent(new CustomEvent('touchstone:connection', { detail: toLogDetail(event) }))
    })
  return {
    getSnapshot: () => events,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Returns the number of dropped events. `seq` is the number of an event, from 1. */
export const countDropped = ([first]: readonly ConnectionEvent[]): number =>
  first ? first.seq - 1 : 0
