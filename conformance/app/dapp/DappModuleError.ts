/** A dapp or its module does not do what `DappModule` requires. */
export class DappModuleError extends Error {
  override readonly name = 'DappModuleError'
}
