import type { Json } from '../../wallet/types.ts'
import type { RpcCall } from './feeCorrections.ts'
import type { Calls } from './parseCalls.ts'

/** Separates the calls of allowed methods from the others, which get an error as their answer. */
export function splitAllowedCalls({ list, batch }: Calls, allows: (method: string) => boolean) {
  const allowed = list.filter(({ method }) => allows(method))
  const refused = list.filter(({ method }) => !allows(method)).map(notAvailable)
  return { allowed, refused, refusal: JSON.stringify(batch ? refused : refused[0]) }
}

const notAvailable = (call: RpcCall) => ({
  jsonrpc: '2.0',
  id: (call as { id?: Json }).id ?? null,
  error: {
    code: -32601,
    message: `The method ${call.method} does not exist, or is not available at this address.`,
  },
})
