import type { Failure } from '../wallet/requestFailures.ts'

/**
 * Creates the error that a dapp catches if the wallet sends it as a message: a plain object, because a message
 * cannot carry the class of an error.
 */
export const plainError = ({ code, message, data }: Failure): object => ({
  code,
  message,
  ...(data === undefined ? {} : { data }),
})
