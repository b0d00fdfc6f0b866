import type { Connection, Detail } from '@touchstone/connect'

/** Newest entries of the connection's stream. */
export type ActivityStore = {
  getSnapshot(): readonly Detail[]
  watch(listener: () => void): () => void
}

/** Limit of entries; the log drops older ones. */
export const maxEntries = 200

/** Keeps the stream of a connection for the log, and dispatches it on the window as well. */
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

/** Number of dropped entries: `seq` counts from 1. */
export const countDropped = ([first]: readonly Detail[]): number => (first ? first.seq - 1 : 0)
