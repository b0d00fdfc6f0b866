/** The dapp has no button for this where it is. */
export class NoControlError extends Error {
  override readonly name = 'NoControlError'
}
