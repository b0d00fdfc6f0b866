import { once } from 'node:events'
import { connect } from 'node:net'

/** Begins to post something, and is gone in the middle of it; resolves when the server has noticed. */
export async function cutOff(url: string): Promise<void> {
  const { hostname, port, pathname } = new URL(url)
  const socket = connect(Number(port), hostname).resume()
  socket.end(`POST ${pathname} HTTP/1.1\r\nhost: ${hostname}\r\ncontent-length: 100\r\n\r\n{"half`)
  await once(socket, 'close')
}
