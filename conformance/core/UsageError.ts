/** Error that the user can correct. The command prints its message in one line and exits with code 2. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/**
 * Returns whether the user can correct the error, for example a port in use or a missing folder.
 * The suite throws such errors as `UsageError`, the harness as `ChainError`.
 */
export const isUsageError = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof Error && ['ChainError', 'UsageError'].includes(error.name))
