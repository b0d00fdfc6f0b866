/** Error of a dapp module that does not meet its contract. */
export class DappError extends Error {
  override readonly name = 'DappError'
}
