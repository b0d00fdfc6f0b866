import type { Failure } from '../wallet/failures.ts'

/** A JSON-RPC error as it arrives over a wire: a plain object with its own keys. */
export const plainError = ({ code, message, data }: Failure): object => ({
  code,
  message,
  ...(data === undefined ? {} : { data }),
})
