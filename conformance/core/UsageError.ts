/** An error that the user can correct. The command prints one line and exits with 2. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/**
 * Returns whether the user can correct the error. It comes from the suite or the harness: a port in use, a
 * node that does not answer, a missing folder.
 */
export const isUsageError = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof Error && ['ChainError', 'UsageError'].includes(error.name))
