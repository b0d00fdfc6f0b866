import type { AddressInfo, Server } from 'node:net'

/** Starts a server on the loopback interface and returns its port. Rejects with the error of the server, such as EADDRINUSE. */
export const listenOnLoopback = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
