import type { Failure } from '../wallet/failures.ts'
import type { Json } from '../wallet/types.ts'
import { plainError } from './plainErrors.ts'

/**
 * What Rabby's page makes of an error of its background (`serializeError` of eth-rpc-errors 4): codes
 * that EIP-1193 or EIP-1474 name pass; any other, **4902 among them**, becomes -32603 with the real
 * one in `data.originalError`. That is the shape in which wagmi looks for 4902, too.
 */
export const rabbyError = (failure: Failure): object => {
  const { code, message, data, kind } = failure
  // An error without a code of its own: a bug, or a plain `throw new Error` of the wallet.
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
