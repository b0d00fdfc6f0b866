/** Invalid usage. The message is one line for the user who typed it. */
export class UsageError extends Error {
  override name = 'UsageError'
}
