import type { Connection, Detail } from '@touchstone/connect'

/** Store of the newest events of a connection. */
export type ActivityStore = {
  getSnapshot(): readonly Detail[]
  watch(listener: () => void): () => void
}

/** Maximum number of stored events. The store drops older ones. */
export const maxEntries = 200

/** Stores the newest events of a connection for the Activity log, and dispatches each event on the window. */
export function createActivityStore(
  connection: Connection,
  target: EventTarget = window,
): ActivityStore {
  let details: readonly Detail[] = []
  const listeners = new Set<() => void>()
  connection.subscribe((detail) => {
    details = [...details.slice(1 - maxEntries), detail]
    for (const listener of listeners) listener()
    target.dispatchEvent(new CustomEvent('touchstone:connection', { detail }))
  })
  return {
    getSnapshot: () => details,
    watch(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Returns the number of dropped events. `seq` is the number of an event, from 1. */
export const countDropped = ([first]: readonly Detail[]): number => (first ? first.seq - 1 : 0)
