/** Why a chain could not be had, or not be asked. */
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

/** A chain that could not be had, or not be asked: one sentence that says what happened and what to do. */
export class ChainError extends Error {
  override name = 'ChainError'
  reason: ChainErrorReason

  constructor(reason: ChainErrorReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}
