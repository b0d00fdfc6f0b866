import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createFaults, type Faults } from '../faults/createFaults.ts'
import { answerFault } from './answerFault.ts'
import type { Fees } from './fees.ts'
import { forward, readBody } from './forward.ts'
import { parseCalls } from './parseCalls.ts'
import { portFault } from './portFault.ts'
import { createTunnels } from './tunnel.ts'

/** What stands between the dapps and a node. */
export type Gate = {
  url: string
  faults: Faults
  close(): Promise<void>
}

/**
 * Opens an address that passes JSON-RPC on to a node: with the fees of the chain, and with what is to
 * go wrong. A WebSocket is passed on as it is.
 *
 * It holds neither the process nor its end.
 *
 * @param node The node's address, asked for with the first request.
 * @throws ChainError `port-in-use`, `port-forbidden`
 */
export async function openGate(options: {
  node: () => string
  port: number
  fees: Fees
}): Promise<Gate> {
  const { node, port, fees } = options
  const faults = createFaults()
  const tunnels = createTunnels(node)

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readBody(request)
    const calls = request.method === 'POST' ? parseCalls(body) : undefined
    const fault = calls && faults.take(calls.list.map(({ method }) => method))
    if (calls && fault) await answerFault(fault, { calls, node: node(), fees, response })
    else await forward({ request, response, node: node(), calls, body, fees })
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy())
  })
  // Who ends without closing us ends at once, and not when the last keep-alive is over.
  server.on('connection', (socket) => socket.unref())
  server.on('upgrade', tunnels.open)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(portFault(port, error) ?? error))
    server.listen(port, '127.0.0.1', resolve)
  })
  server.unref()
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    close: () =>
      new Promise((resolve) => {
        tunnels.close()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
