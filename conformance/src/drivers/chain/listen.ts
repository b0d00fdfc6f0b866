import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Opens a server to this machine alone, at a port that is free or at a Unix socket. It keeps no process alive.
 *
 * @example
 * const { port, close } = await listen(createServer(answer))
 */
export async function listen(
  server: Server,
  at: { host: string; port: 0 } | { path: string } = { host: '127.0.0.1', port: 0 },
): Promise<{ port: number; close(): void }> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(at, resolve)
  })
  server.unref()
  const { port } = server.address() as AddressInfo
  return {
    port,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
