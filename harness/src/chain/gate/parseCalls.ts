import type { Json } from '../../wallet/types.ts'
import type { RpcCall } from './feeCorrections.ts'
import { serializeCall } from './serializeCall.ts'

/** JSON-RPC requests of one HTTP body or WebSocket message. */
export type Calls = {
  list: readonly RpcCall[]
  /** Whether the body is a list (a JSON-RPC batch). The answer is then a list too. */
  batch: boolean
}

/**
 * Parses the JSON-RPC requests of a body. Returns undefined if the body is anything else, or nested deeper than
 * `maxDepth`.
 */
export function parseCalls(body: string): Calls | undefined {
  try {
    const value = JSON.parse(body) as unknown
    const batch = Array.isArray(value)
    const list = (batch ? value : [value]) as RpcCall[]
    if (list.length === 0 || !list.every((call) => typeof call?.method === 'string'))
      return undefined
    if (!isShallow(value)) return undefined
    return { list, batch }
  } catch {
    return undefined
  }
}

/** Maximum nesting of a body, as in Anvil's parser. Deeper nesting could overflow the stack of `JSON.stringify`. */
const maxDepth = 128

const isShallow = (value: unknown, depth = 0): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth < maxDepth && Object.values(value).every((part) => isShallow(part, depth + 1)))

/**
 * Writes calls as the body of a request to the node. The node never gets the original text of the client, in
 * which duplicate keys could hide a method from the gate.
 */
export const bodyOf = ({ list, batch }: Calls): string => {
  const texts = list.map(serializeCall)
  return batch ? `[${texts.join()}]` : texts[0]!
}

/** Answer to a body that is not JSON-RPC, the same as Anvil's. */
export const invalidRequest =
  '{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"Invalid request"}}'

/** Separates the calls of allowed methods from the others, which get an error as their answer. */
export function splitCalls({ list, batch }: Calls, allows: (method: string) => boolean) {
  const allowed = list.filter(({ method }) => allows(method))
  const refused = list.filter(({ method }) => !allows(method)).map(notAvailable)
  return { allowed, refused, refusal: JSON.stringify(batch ? refused : refused[0]) }
}

/** Answer to a call of a method that is not available. */
const notAvailable = (call: RpcCall) => ({
  jsonrpc: '2.0',
  id: (call as { id?: Json }).id ?? null,
  error: {
    code: -32601,
    message: `The method ${call.method} does not exist, or is not available at this address.`,
  },
})
