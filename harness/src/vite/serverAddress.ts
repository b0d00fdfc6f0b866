import type { Server } from 'node:net'

/** Returns the address of a server that listens on the loopback interface. */
export function serverAddress(server: Pick<Server, 'address'>): string {
  const bound = server.address()
  if (typeof bound !== 'object' || bound === null)
    throw new Error('The server is bound to no port.')
  return `http://127.0.0.1:${bound.port}/`
}
