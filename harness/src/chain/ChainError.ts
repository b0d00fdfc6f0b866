/** Reason why a chain is unavailable. */
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

/** A chain could not start or does not answer. The message says what happened and what to do. */
export class ChainError extends Error {
  override name = 'ChainError'
  reason: ChainErrorReason

  constructor(reason: ChainErrorReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}
