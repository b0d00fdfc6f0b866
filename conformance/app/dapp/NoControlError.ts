/** The dapp has no button for a step in its current state. The variant is then not applicable. */
export class NoControlError extends Error {
  override readonly name = 'NoControlError'
}
