import type { Answer } from './WalletScript.ts'

/** Returns an error response with this code. */
export const createErrorAnswer = (code: number, message = 'Said by the wallet.'): Answer => ({
  error: { code, message },
})
