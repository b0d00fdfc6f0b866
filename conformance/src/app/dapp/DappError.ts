/** The dapp module did what it cannot be driven with. */
export class DappError extends Error {
  override readonly name = 'DappError'
}
