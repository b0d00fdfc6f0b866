import type { Quirk } from '../engineTypes.ts'
import { changeFailure } from './quirkBuilders.ts'

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
    ...changeFailure('*', ({ code }) => ({ code: String(code) })),
  },
  {
    id: 'error-code-missing',
    what: 'no code (Rainbow)',
    ...changeFailure('*', { code: undefined }),
  },
  {
    id: 'error-message-empty',
    what: 'empty message (Tangem/WC)',
    ...changeFailure('*', { message: '' }),
  },
  {
    id: 'reject-code-32603',
    what: 'every rejection is -32603',
    ...changeFailure('userRejected', { code: -32603 }),
  },
  {
    id: 'unauthorised-code-wrong',
    what: '-32603 instead of 4100',
    ...changeFailure('unauthorised', { code: -32603 }),
  },
  {
    id: 'down-code-wrong',
    what: '-32603 while disconnected',
    ...changeFailure('disconnected', { code: -32603 }),
  },
  {
    id: 'pending-code-wrong',
    what: 'pending prompt → -32603',
    ...changeFailure('pending', { code: -32603 }),
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
