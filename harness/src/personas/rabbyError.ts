import type { Failure } from '../wallet/requestFailures.ts'
import type { Json } from '../wallet/types.ts'
import { plainError } from '../wallet/plainError.ts'

/**
 * Creates an error as `serializeError` of eth-rpc-errors 4 does in Rabby's page provider. Codes of EIP-1193 and
 * EIP-1474 stay. Any other, 4902 too, becomes -32603, and the original error moves to `data.originalError`.
 */
export const rabbyError = (failure: Failure): object => {
  const { code, message, data, kind } = failure
  // True for an error without a code of its own, such as a plain `throw new Error` in the wallet.
  const bare = kind === 'internal' && code === -32603 && data === undefined
  if (listed(code) && !bare) return plainError(failure)
  const originalError: { [key: string]: Json } = {
    message,
    stack: `Error: ${message}\n  at <anonymous>`,
    ...(bare || code === undefined ? {} : { code }),
    ...(data === undefined ? {} : { data }),
  }
  return { code: -32603, message, data: { originalError } }
}

const listed = (code: unknown): boolean =>
  typeof code === 'number' &&
  ([4001, 4100, 4200, 4900, 4901, -32700].includes(code) ||
    (code >= -32603 && code <= -32600) ||
    (code >= -32099 && code <= -32000))
