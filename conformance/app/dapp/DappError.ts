/** A dapp module violates the contract of `DappModule`. */
export class DappError extends Error {
  override readonly name = 'DappError'
}
