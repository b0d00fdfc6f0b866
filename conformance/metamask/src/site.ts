import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Sites = {
  /** An origin that the wallet has never seen: no permission, no chain of its own. One domain has them all. */
  next: () => string
  /** The same, of another domain. */
  away: () => string
  close: () => void
}

/** Serves an empty page under any number of origins of this machine: each check is a site of its own. */
export async function serveSites(): Promise<Sites> {
  const server = createServer(({ headers: { host = '' } }, response) => {
    // DNS rebinding brings a foreign name.
    if (!/^[\w.-]+\.localhost:\d+$/.test(host)) return void response.writeHead(403).end()
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>dapp</title>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  let count = 0
  return {
    next: () => `http://check-${++count}.touchstone.localhost:${port}`,
    away: () => `http://check-${++count}.localhost:${port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
