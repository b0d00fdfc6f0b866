/** Something that the person at the command line can mend: one line, exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError'
}
