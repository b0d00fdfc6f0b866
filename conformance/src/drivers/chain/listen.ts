import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Opens a server to this machine alone, at a port that is free. It keeps no process alive.
 *
 * @example
 * const { port, close } = await listen(createServer(answer))
 */
export async function listen(server: Server): Promise<{ port: number; close(): void }> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
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
