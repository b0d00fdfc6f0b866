import type { Failure } from './requestFailures.ts'

/** Creates an error as a plain object, because a wallet's message cannot carry the class of an error. */
export const plainError = ({ code, message, data }: Failure): object => ({
  code,
  message,
  ...(data === undefined ? {} : { data }),
})
