import { plainError } from '../plainError.ts'
import { changeFailure, changeCode, type QuirkTable } from './quirkBuilders.ts'

/** Quirks of errors (EIP-1193, EIP-1474, EIP-2696). */
export const errors: QuirkTable = {
  'error-plain-object': {
    what: 'rejects with a plain object (Rabby)',
    shape: plainError,
  },
  'error-string': { what: 'rejects with a string', shape: ({ message }) => message },
  'error-code-string': changeFailure('code "4001" as string', '*', ({ code }) => ({
    code: String(code),
  })),
  'error-code-missing': changeFailure('no code (Rainbow)', '*', { code: undefined }),
  'error-message-empty': changeFailure('empty message (Tangem/WC)', '*', { message: '' }),
  'reject-code-32603': changeCode('every rejection is -32603', 'userRejected', -32603),
  'unauthorised-code-wrong': changeCode('-32603 instead of 4100', 'unauthorised', -32603),
  'down-code-wrong': changeCode('-32603 while disconnected', 'disconnected', -32603),
  'pending-code-wrong': changeCode('pending prompt → -32603', 'pending', -32603),
  'uncoded-typeerror': {
    what: 'internal TypeError leaks without a code',
    shape: (failure, next) =>
      failure.kind === 'invalidParams'
        ? new TypeError("Cannot read properties of undefined (reading 'chainId')")
        : next(failure),
  },
}
