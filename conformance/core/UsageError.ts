/** An error that the user can correct. The command prints one line and exits with 2. */
export class UsageError extends Error {
  override name = 'UsageError'
}
