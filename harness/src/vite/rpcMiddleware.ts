import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody, sendRefusal } from '../server/index.ts'
import { sendJson } from '../chain/gate/sendResponse.ts'
import type { LocalChains } from './createLocalChains.ts'

/** Path below which the harness answers. All other paths of the served origin belong to the page. */
export const harnessPath = '/__touchstone/'

export const rpcPath = (chainId: number) => `${harnessPath}rpc/${chainId}`

/** Forwards JSON-RPC requests of the page's own origin, which its content security policy allows, to local chains. */
export function rpcMiddleware(chains: Pick<LocalChains, 'chain'>, chainIds: readonly number[]) {
  return async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const path = request.url?.split('?')[0]
    const chainId = chainIds.find((id) => path === rpcPath(id))
    if (chainId === undefined || request.method !== 'POST') return next()
    try {
      const [body, { url }] = await Promise.all([readBody(request), chains.chain(chainId)])
      if (typeof body !== 'string') return sendRefusal(response, body)
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      sendJson(response, { status: answer.status, text: await answer.text() })
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      const text = JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: -32603, message } })
      sendJson(response, { status: 502, text })
    }
  }
}
