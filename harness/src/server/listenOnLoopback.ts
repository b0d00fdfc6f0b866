import type { Server } from 'node:http'

/** Starts a server on the loopback interface. Rejects with the error of the server, such as EADDRINUSE. */
export const listenOnLoopback = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
