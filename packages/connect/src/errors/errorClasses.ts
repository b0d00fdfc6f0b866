import type { ErrorReason } from './ErrorReason.ts'

/** Name of a connection's error: its class. */
export type ErrorName =
  | 'UserRejectedError'
  | 'ChainNotConfiguredError'
  | 'SwitchChainError'
  | 'ProviderNotFoundError'
  | 'NoAccountsError'
  | 'RequestPendingError'
  | 'AbortedError'
  | 'TimeoutError'
  | 'DisconnectedError'
  | 'ConnectFailedError'

/**
 * Base class of the connection's errors. The message has one line: what happened, why, and what to do.
 *
 * @example
 * const error = new ConnectionError('SwitchChainError', 'It did not answer.', { reason: 'timeout' })
 * error.reason // 'timeout'
 */
export class ConnectionError extends Error {
  /** The class of the error, for code that cannot use `instanceof`. */
  override readonly name: ErrorName
  /** Reason why the action failed. */
  readonly reason: ErrorReason
  /** The innermost code of the wallet's error (EIP-1193, EIP-1474, CAIP-25). Absent if the wallet gave none. */
  declare readonly code?: number
  /** Error or invalid answer that caused this error, unchanged. Absent without one. */
  declare readonly cause?: unknown

  constructor(name: ErrorName, message: string, options: ConnectionError.Options = {}) {
    super(message, 'cause' in options ? { cause: options.cause } : undefined)
    this.name = name
    this.reason = options.reason ?? reasons[name]
    if (options.code !== undefined) this.code = options.code
  }
}

export declare namespace ConnectionError {
  type Options = {
    /** Default: the reason that belongs to the class. */
    reason?: ErrorReason
    code?: number
    cause?: unknown
  }
}

const reasons: Record<ErrorName, ErrorReason> = {
  UserRejectedError: 'user-rejected',
  ChainNotConfiguredError: 'chain-not-configured',
  SwitchChainError: 'unknown',
  ProviderNotFoundError: 'provider-not-found',
  NoAccountsError: 'no-accounts',
  RequestPendingError: 'pending',
  AbortedError: 'aborted',
  TimeoutError: 'timeout',
  DisconnectedError: 'offline',
  ConnectFailedError: 'unknown',
}

/**
 * The user declined in the wallet (EIP-1193 code 4001 and its equivalents). `code` is the wallet's own, if it gave one.
 *
 * @example new UserRejectedError('What happened.').reason // 'user-rejected'
 */
export class UserRejectedError extends ConnectionError {
  constructor(message: string, options?: ConnectionError.Options) {
    super('UserRejectedError', message, options)
  }
}

/**
 * The wallet or the app does not have the chain (MetaMask's code 4902 and its equivalents).
 *
 * @example new ChainNotConfiguredError('What happened.').reason // 'chain-not-configured'
 */
export class ChainNotConfiguredError extends ConnectionError {
  constructor(message: string, options?: ConnectionError.Options) {
    super('ChainNotConfiguredError', message, options)
  }
}

/**
 * A switch or an add failed, but not by a rejection or a missing chain. `reason` has the details.
 *
 * @example new SwitchChainError('What happened.').name // 'SwitchChainError'
 */
export class SwitchChainError extends ConnectionError {
  constructor(message: string, options?: ConnectionError.Options) {
    super('SwitchChainError', message, options)
  }
}

/**
 * The page has no provider of the wallet, or the wallet is gone.
 *
 * @example new ProviderNotFoundError('What happened.').name // 'ProviderNotFoundError'
 */
export class ProviderNotFoundError extends ConnectionError {
  constructor(message: string, options?: ConnectionError.Options) {
    super('ProviderNotFoundError', message, options)
  }
}

/**
 * The wallet approved the request but returned no account.
 *
 * @example new NoAccountsError('What happened.').name // 'NoAccountsError'
 */
export class NoAccountsError extends ConnectionError {
  constructor(message: string, options?: ConnectionError.Options) {
    super('NoAccountsError', message, options)
  }
}

/**
 * The wallet still has an earlier request open (-32002).
 *
 * @example new RequestPendingError('What happened.').reason // 'pending'
 */
export class RequestPendingError extends ConnectionError {
  constructor(message: string, options?: ConnectionError.Options) {
    super('RequestPendingError', message, options)
  }
}

/**
 * The attempt was cancelled or replaced, or the connection was destroyed.
 *
 * @example new AbortedError('What happened.').name // 'AbortedError'
 */
export class AbortedError extends ConnectionError {
  constructor(message: string, options?: ConnectionError.Options) {
    super('AbortedError', message, options)
  }
}

/**
 * The wallet did not answer in time.
 *
 * @example new TimeoutError('What happened.').reason // 'timeout'
 */
export class TimeoutError extends ConnectionError {
  constructor(message: string, options?: ConnectionError.Options) {
    super('TimeoutError', message, options)
  }
}

/**
 * The wallet lost its own connection to its chains (EIP-1193: code 4900, event `disconnect`), or the device has no
 * network.
 *
 * @example new DisconnectedError('What happened.').reason // 'offline'
 */
export class DisconnectedError extends ConnectionError {
  constructor(message: string, options?: ConnectionError.Options) {
    super('DisconnectedError', message, options)
  }
}

/**
 * Connecting failed for a reason that no other class names. `cause` has the details, if there are any.
 *
 * @example new ConnectFailedError('What happened.').name // 'ConnectFailedError'
 */
export class ConnectFailedError extends ConnectionError {
  constructor(message: string, options?: ConnectionError.Options) {
    super('ConnectFailedError', message, options)
  }
}

export const errorClasses = {
  UserRejectedError,
  ChainNotConfiguredError,
  SwitchChainError,
  ProviderNotFoundError,
  NoAccountsError,
  RequestPendingError,
  AbortedError,
  TimeoutError,
  DisconnectedError,
  ConnectFailedError,
}
