import { Agent, request } from 'node:http'
import type { Json } from '../wallet/types.ts'
import { resultOf } from './callRpc.ts'

export type NodeAnswer = { status: number; text: string }

export type NodeClient = {
  /** Sends a JSON-RPC body unchanged and returns the status and text of the answer. */
  post(body: string): Promise<NodeAnswer>
  /** Calls one method. Throws RpcError if the node answers an error. */
  call<T = Json>(method: string, params: readonly unknown[]): Promise<T>
}

const agent = new Agent({ keepAlive: true })

/**
 * Creates the client of a node. `fetch` would refuse the ports of `browserBlockedAddresses.ts`.
 *
 * @param options.url address of the node, read for each request
 * @param options.clean applied to each answer, to remove credentials
 */
export function createNodeClient(options: {
  url: () => string
  clean: (text: string) => string
}): NodeClient {
  const { url, clean } = options
  const post = async (body: string, signal?: AbortSignal) => {
    const { status, text } = await send(url(), body, signal)
    return { status, text: clean(text) }
  }
  return {
    post: (body) => post(body),
    async call<T>(method: string, params: readonly unknown[]) {
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
      const { status, text } = await post(body, AbortSignal.timeout(timeout))
      return resultOf(method, status, text) as T
    },
  }
}

/** Maximum length of an answer. An answer longer than the longest string of JavaScript would end the process. */
export const longestAnswer = 64 * 2 ** 20

const timeout = 30_000

function send(url: string, body: string, signal?: AbortSignal): Promise<NodeAnswer> {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => reject(signal?.aborted ? (signal.reason as Error) : error)
    const options = { method: 'POST', agent, headers, ...(signal && { signal }) }
    const asked = request(url, options, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => {
        text += chunk
        if (text.length > longestAnswer)
          answer.destroy(new Error('The answer is longer than 64 MiB.'))
      })
      answer.once('end', () => resolve({ status: answer.statusCode ?? 502, text }))
      answer.once('error', fail)
    })
    asked.once('error', fail)
    asked.end(body)
  })
}
