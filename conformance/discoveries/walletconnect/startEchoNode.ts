import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

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
      const { id, method, params } = JSON.parse(body) as {
        id: unknown
        method: string
        params: unknown[]
      }
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
