import type { Connection, Detail } from '@touchstone/connect'

/** All that has happened on the connection since the page began. */
export type Activity = {
  getSnapshot(): readonly Detail[]
  watch(listener: () => void): () => void
}

/** Keeps the stream of a connection for the log, and tells it to the window as well. */
export function createActivity(connection: Connection, target: EventTarget = window): Activity {
  let details: readonly Detail[] = []
  const listeners = new Set<() => void>()
  connection.subscribe((detail) => {
    details = [...details, detail]
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
