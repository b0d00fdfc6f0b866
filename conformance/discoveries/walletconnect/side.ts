import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Phone } from '@touchstone/harness/relay'

/** What a dapp holds once it is connected. */
export type Dapp = {
  request(args: { method: string; params: unknown[] }): Promise<unknown>
  account: string
}

/** A connected dapp, and what its requests led to. */
export type Side = {
  dapp: Dapp
  /** How often the wallet, or the node, was asked for it. */
  asked(method: string): number
  close(): Promise<void>
}

/** A node that answers the first parameter of each request. */
export async function serveNode() {
  const asked: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      const { id, method, params } = JSON.parse(body) as {
        id: unknown
        method: string
        params: unknown[]
      }
      asked.push(method)
      response.end(JSON.stringify({ jsonrpc: '2.0', id, result: params[0] }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A side of this phone and this node. */
export const sideOf = (
  dapp: Dapp,
  { wallet }: Phone,
  node: Awaited<ReturnType<typeof serveNode>>,
): Omit<Side, 'close'> => ({
  dapp,
  asked: (method) =>
    [
      ...node.asked,
      ...wallet.transcript().flatMap((entry) => (entry.kind === 'call' ? [entry.method] : [])),
    ].filter((one) => one === method).length,
})
