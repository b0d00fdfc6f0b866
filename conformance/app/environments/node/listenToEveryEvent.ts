import type { Connection, ConnectionEvent } from '@touchstone/connect'

/** Calls the listener for every event of a connection, in order. */
export const listenToEveryEvent = (
  connection: Connection,
  listener: (event: ConnectionEvent) => void,
): void => {
  for (const name of names) connection.on(name, listener)
}

const names = ['connecting', 'connect', 'change', 'disconnect', 'error'] as const
