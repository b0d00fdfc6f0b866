/** Reason of a `SignInError`. */
export type SignInReason =
  /** The message is for another domain. */
  | 'domain'
  /** The nonce or the message expired, or the nonce was never issued. */
  | 'expired'
  /** The nonce was used before. */
  | 'replay'
  /** The signature does not belong to the address. */
  | 'signature'
  /** The server rejected the request for another reason. */
  | 'refused'
  /** The server failed, or sent an invalid answer. */
  | 'server'
  /** The request timed out. */
  | 'slow'
  /** The server or the chain could not be reached. */
  | 'unreachable'

/**
 * Error of a sign-in. Code reads `reason`, and developers read the message, which is not for users.
 *
 * @example new SignInError('expired', 'What happened.').reason // 'expired'
 */
export class SignInError extends Error {
  override name = 'SignInError'
  reason: SignInReason

  constructor(reason: SignInReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}
