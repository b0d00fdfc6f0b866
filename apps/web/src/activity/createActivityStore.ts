import type { Connection, ConnectionEvent } from '@touchstone/connect'
import { createStore, type Store } from '../store/createStore.ts'
import { toLogDetail } from './toLogDetail.ts'

export type ActivityStore = Store<readonly ConnectionEvent[]>

/** Maximum number of stored events. The store drops older ones. */
export const maxEntries = 200

/** Stores the newest events of a connection for the Activity log, and dispatches each event on the window. */
export function createActivityStore(
  connection: Connection,
  target: EventTarget = window,
): ActivityStore {
  const { set, ...store } = createStore<readonly ConnectionEvent[]>([])
  for (const name of ['connecting', 'connect', 'change', 'disconnect', 'error'] as const)
    connection.on(name, (event) => {
      set([...store.getSnapshot().slice(1 - maxEntries), event])
      target.dispatchEvent(new CustomEvent('touchstone:connection', { detail: toLogDetail(event) }))
    })
  return store
}

/** Returns the number of dropped events. `seq` is the number of an event, from 1. */
export const countDropped = ([first]: readonly ConnectionEvent[]): number =>
  first ? first.seq - 1 : 0
