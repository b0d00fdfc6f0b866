import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'

/** Passes WebSockets on, byte by byte. */
export function createTunnels(node: () => string) {
  const open = new Set<Duplex>()
  const keep = (socket: Duplex) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    return socket
  }
  return {
    open(request: IncomingMessage, near: Duplex, head: Buffer) {
      const { hostname, port } = new URL(node())
      const far = connect(Number(port), hostname)
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        keep(one)
        one.once('error', () => other.destroy())
        one.once('close', () => other.destroy())
      }
      const lines = [`${request.method} ${request.url} HTTP/1.1`]
      for (let i = 0; i < request.rawHeaders.length; i += 2)
        lines.push(`${request.rawHeaders[i]}: ${request.rawHeaders[i + 1]}`)
      far.write(`${lines.join('\r\n')}\r\n\r\n`)
      far.write(head)
      near.pipe(far).pipe(near)
    },
    close() {
      for (const socket of open) socket.destroy()
    },
  }
}
