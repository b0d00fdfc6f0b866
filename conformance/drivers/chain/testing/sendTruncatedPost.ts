import { once } from 'node:events'
import { connect } from 'node:net'

/**
 * Begins a POST and ends the connection in the middle of the body. Resolves when the server has closed the
 * connection.
 */
export async function sendTruncatedPost(url: string): Promise<void> {
  const { hostname, port, pathname } = new URL(url)
  const socket = connect(Number(port), hostname).resume()
  const headers = `host: ${hostname}\r\ncontent-type: application/json\r\ncontent-length: 100`
  socket.end(`POST ${pathname} HTTP/1.1\r\n${headers}\r\n\r\n{"half`)
  await once(socket, 'close')
}
