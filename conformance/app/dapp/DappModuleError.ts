/** A dapp module violates the contract of `DappModule`. */
export class DappModuleError extends Error {
  override readonly name = 'DappModuleError'
}
