import type { ErrorName, Cause, Reason } from '../types.ts'

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

type Options = ConnectionError.Options

/**
 * The user declined in the wallet (EIP-1193 code 4001 and its equivalents).
 *
 * @example new UserRejectedError('What happened.').code // 4001
 */
export class UserRejectedError extends ConnectionError {
  constructor(message: string, options: Options = {}) {
    // Set the code 4001 even if the wallet sent no code: apps that follow EIP-1193 compare the code with 4001.
    super('UserRejected', message, { kind: 'user-rejected', code: 4001, ...options })
  }
}

/**
 * The wallet or the app does not have the chain (EIP-3326, code 4902).
 *
 * @example new ChainNotConfiguredError('What happened.').kind // 'chain-not-configured'
 */
export class ChainNotConfiguredError extends ConnectionError {
  constructor(message: string, options: Options = {}) {
    super('ChainNotConfigured', message, { kind: 'chain-not-configured', ...options })
  }
}

/**
 * A switch failed for another reason than rejection or an unknown chain. `reason` has the details.
 *
 * @example new SwitchChainError('What happened.').name // 'SwitchChainError'
 */
export class SwitchChainError extends ConnectionError {
  constructor(message: string, options: Options = {}) {
    super('SwitchChain', message, options)
  }
}

/**
 * The wallet is not in this page.
 *
 * @example new ProviderNotFoundError('What happened.').name // 'ProviderNotFoundError'
 */
export class ProviderNotFoundError extends ConnectionError {
  constructor(message: string, options: Options = {}) {
    super('ProviderNotFound', message, options)
  }
}

/**
 * The wallet approved the request but returned no account.
 *
 * @example new NoAccountsError('What happened.').name // 'NoAccountsError'
 */
export class NoAccountsError extends ConnectionError {
  constructor(message: string, options: Options = {}) {
    super('NoAccounts', message, options)
  }
}

/**
 * The wallet still has an earlier request open (-32002).
 *
 * @example new RequestPendingError('What happened.').kind // 'pending'
 */
export class RequestPendingError extends ConnectionError {
  constructor(message: string, options: Options = {}) {
    super('RequestPending', message, { kind: 'pending', ...options })
  }
}

/**
 * The user cancelled the attempt, or another attempt replaced it.
 *
 * @example new AbortedError('What happened.').name // 'AbortedError'
 */
export class AbortedError extends ConnectionError {
  constructor(message: string, options: Options = {}) {
    super('Aborted', message, options)
  }
}

/**
 * The wallet did not answer in time.
 *
 * @example new TimeoutError('What happened.').kind // 'timeout'
 */
export class TimeoutError extends ConnectionError {
  constructor(message: string, options: Options = {}) {
    super('Timeout', message, { kind: 'timeout', ...options })
  }
}

/**
 * The wallet lost its own connection to its chains (EIP-1193: code 4900, event `disconnect`).
 *
 * @example new DisconnectedError('What happened.').kind // 'offline'
 */
export class DisconnectedError extends ConnectionError {
  constructor(message: string, options: Options = {}) {
    super('Disconnected', message, { kind: 'offline', ...options })
  }
}

/**
 * Connecting failed for a reason that no other class names. `cause` is the wallet's error.
 *
 * @example new ConnectFailedError('What happened.').name // 'ConnectFailedError'
 */
export class ConnectFailedError extends ConnectionError {
  constructor(message: string, options: Options = {}) {
    super('ConnectFailed', message, options)
  }
}

/** Error classes by name. `satisfies` requires a class for each name. */
export const errorClasses = {
  UserRejected: UserRejectedError,
  ChainNotConfigured: ChainNotConfiguredError,
  SwitchChain: SwitchChainError,
  ProviderNotFound: ProviderNotFoundError,
  NoAccounts: NoAccountsError,
  RequestPending: RequestPendingError,
  Aborted: AbortedError,
  Timeout: TimeoutError,
  Disconnected: DisconnectedError,
  ConnectFailed: ConnectFailedError,
} satisfies Record<ErrorName, new (message: string, options?: Options) => ConnectionError>
