import type { Connection, ConnectionEvent } from '../types.ts'

/** Calls the listener for every event of a connection, in order. Returns a function that removes it. */
export function onEveryEvent(
  connection: Connection,
  listener: (event: ConnectionEvent) => void,
): () => void {
  const names = ['connecting', 'connect', 'change', 'disconnect', 'error'] as const
  const stops = names.map((name) => connection.on(name, listener))
  return () => stops.forEach((stop) => stop())
}
