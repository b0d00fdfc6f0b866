import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Makes a server listen on this machine only, at a free port or a Unix socket. It does not keep the process alive. */
export async function listenLocally(
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
