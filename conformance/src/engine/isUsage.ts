import { UsageError } from './UsageError.ts'

/**
 * Whether the person at the command line can mend it. The suite's own, or the harness's: a port in use, a node
 * that does not answer, a folder that is not there.
 */
export const isUsage = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof Error && ['ChainError', 'UsageError'].includes(error.name))
