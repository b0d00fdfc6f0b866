/** The dapp has no such button in its current state. */
export class NoControlError extends Error {
  override readonly name = 'NoControlError'
}
