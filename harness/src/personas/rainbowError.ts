import type { Failure } from '../wallet/requestFailures.ts'

/** Names of Rainbow's errors, by code (references/errorCodes.ts in `@rainbow-me/provider`). */
const names: Record<number, string> = {
  4001: 'UserRejectedRequestError',
  [-32700]: 'Parse error',
  [-32600]: 'Invalid Request',
  [-32601]: 'Method not found',
  [-32602]: 'Invalid params',
  [-32603]: 'Internal error',
  [-32000]: 'Invalid input',
  [-32001]: 'Resource not found',
  [-32002]: 'Resource unavailable',
  [-32003]: 'Transaction rejected',
  [-32004]: 'Method not supported',
  [-32005]: 'Limit exceeded',
}

/** Creates an error as error.ts in `@rainbow-me/provider` does: a plain object with a name. */
export const rainbowError = ({ code, message, data }: Failure): object => ({
  name: names[Number(code)] ?? 'Error',
  message,
  code,
  ...(data === undefined ? {} : { data }),
})
