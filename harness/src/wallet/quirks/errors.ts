import type { Quirk } from '../core.ts'
import { saying } from './buildQuirk.ts'

/** Quirks of errors (EIP-1193, EIP-1474, EIP-2696). */
export const errors: readonly Quirk[] = [
  {
    id: 'error-plain-object',
    what: 'rejects with a plain object (Rabby)',
    shape: ({ code, message, data }) => ({
      code,
      message,
      ...(data === undefined ? {} : { data }),
    }),
  },
  { id: 'error-string', what: 'rejects with a string', shape: ({ message }) => message },
  {
    id: 'error-code-string',
    what: 'code "4001" as string',
    ...saying('*', ({ code }) => ({ code: String(code) })),
  },
  { id: 'error-code-missing', what: 'no code (Rainbow)', ...saying('*', { code: undefined }) },
  { id: 'error-message-empty', what: 'empty message (Tangem/WC)', ...saying('*', { message: '' }) },
  {
    id: 'reject-code-32603',
    what: 'every rejection is -32603',
    ...saying('userRejected', { code: -32603 }),
  },
  {
    id: 'unauthorised-code-wrong',
    what: '-32603 instead of 4100',
    ...saying('unauthorised', { code: -32603 }),
  },
  {
    id: 'down-code-wrong',
    what: '-32603 while disconnected',
    ...saying('disconnected', { code: -32603 }),
  },
  {
    id: 'pending-code-wrong',
    what: 'pending prompt → -32603',
    ...saying('pending', { code: -32603 }),
  },
  {
    id: 'uncoded-typeerror',
    what: 'internal TypeError leaks without a code',
    shape: (failure, next) =>
      failure.kind === 'invalidParams'
        ? new TypeError("Cannot read properties of undefined (reading 'chainId')")
        : next(failure),
  },
]
