import type { Json } from '../wallet/types.ts'

/** What a node answers: a value, never a throw, so that a code arrives as it was sent. */
export type RpcAnswer = { result: Json } | { error: { code: number; message: string; data?: Json } }

/** An error that the node itself answered. */
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
 * Calls one method of a node over HTTP (JSON-RPC 2.0). User and password of the address become an
 * `Authorization` header, as Anvil sends them.
 *
 * @param timeout ms until the request is given up.
 * @throws RpcError where the node answers an error; the fetch's own error where it does not answer.
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
    // Node's fetch waits with `setImmediate` before it uses a connection again: under a test's fake
    // timers for ever.
    headers: { 'content-type': 'application/json', connection: 'close', ...authorization },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(timeout),
  })
  return resultOf(method, response.status, await response.text()) as T
}

/**
 * Returns the result of one JSON-RPC answer.
 *
 * @throws RpcError for an error of the node; Error for a text that is no JSON-RPC.
 */
export function resultOf(method: string, status: number, text: string): Json {
  const answer = parse(text)
  if (!answer) throw new Error(`${method}: HTTP ${status} without a JSON-RPC answer`)
  if ('error' in answer) throw new RpcError(method, answer.error)
  return answer.result
}

/** `fetch` refuses an address with a user or a password. */
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
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return undefined
    return 'error' in value || 'result' in value ? (value as RpcAnswer) : undefined
  } catch {
    return undefined
  }
}
