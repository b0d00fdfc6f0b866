import type { Server } from 'node:net'
import { UsageError } from './startArguments.ts'

/** Serves, and says of a port in use what to do. */
export async function onPort<T>(port: number, serve: () => Promise<T>): Promise<T> {
  try {
    return await serve()
  } catch (error) {
    if (error instanceof Error && /already in use|EADDRINUSE/.test(error.message))
      throw portInUse(port)
    throw error
  }
}

export const portInUse = (port: number): UsageError =>
  new UsageError(`Port ${port} is in use: choose another one with --port or PORT.`)

export function addressOf(server: Pick<Server, 'address'>): string {
  const bound = server.address()
  if (typeof bound !== 'object' || bound === null)
    throw new Error('The server is bound to no port.')
  return `http://127.0.0.1:${bound.port}/`
}
