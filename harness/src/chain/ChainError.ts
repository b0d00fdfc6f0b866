/** Reason of a `ChainError`. */
export type ChainErrorReason =
  | 'no-binary'
  | 'unsupported-platform'
  | 'port-in-use'
  | 'port-forbidden'
  | 'not-started'
  | 'not-stopped'
  | 'stopped'
  | 'released'
  | 'no-snapshot'
  | 'bad-setting'
  | 'rpc-unreachable'
  | 'wrong-chain'

/** Error of a local chain, such as a wrong setting, a failed start or a missing answer. */
export class ChainError extends Error {
  override name = 'ChainError'
  reason: ChainErrorReason

  constructor(reason: ChainErrorReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}
