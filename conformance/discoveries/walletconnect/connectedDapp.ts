import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Phone } from '@touchstone/harness/relay'

type Request = { method: string; params: unknown[] }

/** A dapp that is connected to a simulated phone over WalletConnect and reads from a local node. */
export type ConnectedDapp = {
  account: string
  request(args: Request): Promise<unknown>
  /** Returns the number of requests for this method that the phone and the node have received. */
  received(method: string): number
  close(): Promise<void>
}

/**
 * Starts an HTTP server that answers each JSON-RPC request with its first parameter, so that a test sees which request
 * a response belongs to.
 */
export async function startEchoNode() {
  const methods: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      const { id, method, params } = JSON.parse(body) as Request & { id: unknown }
      methods.push(method)
      response.end(JSON.stringify({ jsonrpc: '2.0', id, result: params[0] }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    methods,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Counts the requests for a method that reached the phone or the node. */
export function countRequests(
  phone: Phone,
  nodeMethods: readonly string[],
  method: string,
): number {
  const phoneMethods = phone.wallet
    .transcript()
    .flatMap((entry) => (entry.kind === 'call' ? [entry.method] : []))
  return [...phoneMethods, ...nodeMethods].filter((one) => one === method).length
}
