/** A dapp or its module does not do what `DappModule` requires. */
export class DappModuleError extends Error {
  override readonly name = 'DappModuleError'
}

/** The dapp has no button for a step, or its module no function. The variant is then not applicable. */
export class NoControlError extends Error {
  override readonly name = 'NoControlError'
}
