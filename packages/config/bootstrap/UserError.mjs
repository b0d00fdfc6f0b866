/** Something that the person can mend: printed as its one line, exit code 2, never a stack. */
export class UserError extends Error {
  /** @override */
  name = 'UserError'
}
