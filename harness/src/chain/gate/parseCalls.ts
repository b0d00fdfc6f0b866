import { parseJson } from '../../wallet/parseJson.ts'
import type { RpcCall } from './feeCorrections.ts'

/** JSON-RPC requests of one HTTP body or WebSocket message. */
export type Calls = {
  list: readonly RpcCall[]
  /** Whether the body is a list (a JSON-RPC batch). The answer is then a list too. */
  batch: boolean
}

/** Parses the JSON-RPC requests of a body. Undefined for anything else, and for deeper nesting than `maxDepth`. */
export function parseCalls(body: string): Calls | undefined {
  const value = parseJson(body)
  const batch = Array.isArray(value)
  const list = (batch ? value : [value]) as RpcCall[]
  if (list.length === 0 || !list.every((call) => typeof call?.method === 'string')) return undefined
  return isShallow(value) ? { list, batch } : undefined
}

/** Maximum nesting of a body, as in Anvil's parser. Deeper nesting could overflow the stack of `JSON.stringify`. */
const maxDepth = 128

const isShallow = (value: unknown, depth = 0): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth < maxDepth && Object.values(value).every((part) => isShallow(part, depth + 1)))

/** Answer to a body that is not JSON-RPC, the same as Anvil's. */
export const invalidRequest =
  '{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Invalid request"}}'
