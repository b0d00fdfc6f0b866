import { parseJson } from '../wallet/parseJson.ts'
import type { Json } from '../wallet/types.ts'

/** Answer of a node. Errors are values, so that their codes arrive unchanged. */
export type RpcAnswer = { result: Json } | { error: { code: number; message: string; data?: Json } }

/** Error that a node returned. */
export class RpcError extends Error {
  override name = 'RpcError'
  code: number
  data: Json | undefined

  constructor(method: string, error: { code: number; message: string; data?: Json }) {
    super(`${method}: ${error.message}`)
    this.code = error.code
    this.data = error.data
  }
}

/**
 * Calls one method of a node over HTTP (JSON-RPC 2.0). Sends the user and password in `url` as an
 * `Authorization` header, as Anvil does.
 *
 * @param timeout ms until the request is aborted
 * @throws RpcError if the node answers an error; Error if the answer is not JSON-RPC; the error of `fetch` without
 * an answer
 * @example
 * await callRpc('http://127.0.0.1:8545', 'eth_chainId') // '0x38'
 */
export async function callRpc<T = Json>(
  url: string,
  method: string,
  params: readonly unknown[] = [],
  timeout = 30_000,
): Promise<T> {
  const { address, authorization } = splitCredentials(url)
  const response = await fetch(address, {
    method: 'POST',
    // A reused connection needs `setImmediate`, which fake timers stop.
    headers: { 'content-type': 'application/json', connection: 'close', ...authorization },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(timeout),
  })
  return resultOf(method, response.status, await response.text()) as T
}

/** Returns the result of a JSON-RPC answer. Throws `RpcError` for an error of the node, and Error for other text. */
export function resultOf(method: string, status: number, text: string): Json {
  const answer = parse(text)
  if (!answer) throw new Error(`${method}: HTTP ${status} without a JSON-RPC answer`)
  if ('error' in answer) throw new RpcError(method, answer.error)
  return answer.result
}

/** Moves user and password of an address into a header, because `fetch` rejects such addresses. */
function splitCredentials(url: string) {
  if (!URL.canParse(url)) return { address: url, authorization: {} }
  const address = new URL(url)
  const { username, password } = address
  if (username === '' && password === '') return { address: url, authorization: {} }
  address.username = address.password = ''
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  const authorization = `Basic ${Buffer.from(pair).toString('base64')}`
  return { address: address.href, authorization: { authorization } }
}

function parse(text: string): RpcAnswer | undefined {
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null) return undefined
  return 'error' in value || 'result' in value ? (value as RpcAnswer) : undefined
}
