/**
 * The dapp has no button for a step in its current state, or its module has no function for it. The variant is then not
 * applicable.
 */
export class NoControlError extends Error {
  override readonly name = 'NoControlError'
}
