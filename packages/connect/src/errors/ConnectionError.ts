import type { Cause, ErrorName, Reason } from '../types.ts'

/**
 * What every promise of the connection rejects with. `kind` names the cause (decision 11 of the
 * transition table), `cause` is the wallet's own error, untouched, and `code` its innermost code.
 *
 * @example
 * const error = new ConnectionError('SwitchChain', 'It did not answer.', { reason: 'timeout' })
 * error.reason // 'timeout'
 */
export class ConnectionError extends Error {
  override readonly name: string
  // Only declared: terser, with which webpack minifies, cannot read a field of this name without a semicolon.
  declare readonly class: ErrorName
  readonly kind: Cause
  declare readonly code?: number
  declare readonly reason?: Reason

  constructor(name: ErrorName, message: string, options: ConnectionError.Options = {}) {
    super(message, 'cause' in options ? { cause: options.cause } : undefined)
    this.name = `${name}Error`
    this.class = name
    this.kind = options.kind ?? 'unknown'
    if (options.code !== undefined) this.code = options.code
    if (options.reason !== undefined) this.reason = options.reason
  }
}

export declare namespace ConnectionError {
  type Options = { cause?: unknown; kind?: Cause; code?: number; reason?: Reason }
}
