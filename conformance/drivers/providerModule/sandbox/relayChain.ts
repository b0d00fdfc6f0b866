import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { pipeline } from 'node:stream'
import type { Handshake } from '../protocol.ts'

/**
 * Forwards the chain's port on the loopback interface of a sandbox to the Unix socket of the suite. The module
 * then reaches the chain at the same address as without a sandbox.
 */
export async function relayChain({ port, socket }: NonNullable<Handshake['relay']>): Promise<void> {
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect(socket)
    pipeline(near, far, near, () => {
      near.destroy()
      far.destroy()
    })
  })
  server.listen(port, '127.0.0.1')
  server.unref()
  await once(server, 'listening')
}
