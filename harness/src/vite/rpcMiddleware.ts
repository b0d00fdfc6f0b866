import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { LocalChains } from './localChains.ts'

/** Under this path of the served origin is all that is not the page's. */
export const base = '/__touchstone/'

export const rpcPath = (chainId: number) => `${base}rpc/${chainId}`

/**
 * Passes JSON-RPC requests on to the local chains. The page asks its own origin, so that its content
 * security policy needs no address of ours.
 */
export function rpcMiddleware(chains: LocalChains, chainIds: readonly number[]) {
  return async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const path = request.url?.split('?')[0]
    const chainId = chainIds.find((id) => path === rpcPath(id))
    if (chainId === undefined || request.method !== 'POST') return next()
    response.setHeader('content-type', 'application/json')
    try {
      const [body, { url }] = await Promise.all([text(request), chains.chain(chainId)])
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      response.statusCode = answer.status
      response.end(await answer.text())
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      response.statusCode = 502
      response.end(JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: -32603, message } }))
    }
  }
}
