import { UsageError } from './UsageError.ts'

/**
 * Returns whether the user can correct the error. It comes from the suite or the harness: a port in use, a
 * node that does not answer, a missing folder.
 */
export const isUsage = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof Error && ['ChainError', 'UsageError'].includes(error.name))
