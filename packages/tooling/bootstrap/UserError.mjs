/** Error that the user can fix. It is printed as one line without a stack; the exit code is 2. */
export class UserError extends Error {
  /** @override */
  name = 'UserError'
}
