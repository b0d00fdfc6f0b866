import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { connect as connectSecurely } from 'node:tls'

/** Creates a proxy of WebSockets. `Host` and `Origin` of a request name the target instead of this server. */
export function createWebSocketProxy(target: URL) {
  const open = new Set<Duplex>()
  return {
    open(request: IncomingMessage, near: Duplex, head: Buffer) {
      const far = connectTo(target)
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        open.add(one)
        one.once('error', () => other.destroy())
        one.once('close', () => {
          open.delete(one)
          other.destroy()
        })
      }
      far.write(requestHead(request, target))
      far.write(head)
      near.pipe(far).pipe(near)
    },
    close() {
      for (const socket of open) socket.destroy()
    },
  }
}

function connectTo({ protocol, hostname, port }: URL): Duplex {
  return protocol === 'https:'
    ? connectSecurely(Number(port || 443), hostname, { servername: hostname })
    : connect(Number(port || 80), hostname)
}

/** Returns the request line and the headers of the upgrade for the target. */
function requestHead({ method, url, rawHeaders, headers }: IncomingMessage, target: URL): string {
  const lines = [`${method} ${url} HTTP/1.1`]
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const [name = '', value = ''] = [rawHeaders[i], rawHeaders[i + 1]]
    if (/^host$/i.test(name)) lines.push(`${name}: ${target.host}`)
    else if (/^origin$/i.test(name) && value === `http://${headers.host}`)
      lines.push(`${name}: ${target.origin}`)
    else lines.push(`${name}: ${value}`)
  }
  return `${lines.join('\r\n')}\r\n\r\n`
}
