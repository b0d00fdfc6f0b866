import type { Cause, ErrorName, Reason } from '../types.ts'

/**
 * Base class of all errors of the connection. `kind` is the result of `classify`, `cause` the unchanged wallet
 * error, and `code` the innermost code of that error.
 *
 * @example
 * const error = new ConnectionError('SwitchChain', 'It did not answer.', { reason: 'timeout' })
 * error.reason // 'timeout'
 */
export class ConnectionError extends Error {
  override readonly name: string
  // `declare` emits no field: terser (webpack's minifier) cannot parse a field named `class` without a semicolon.
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
