/**
 * Reason of a `SignInError`. A server sends the first four to `createHttpAdapter`, as `{ error }`.
 *
 * @example
 * const reason: SignInReason = 'expired'
 */
export type SignInReason =
  /** The message is for another domain. */
  | 'domain'
  /** The nonce or the message expired, the message is not valid yet, or the nonce was never issued. */
  | 'expired'
  /** The nonce was used before. */
  | 'replay'
  /** The text is not a sign-in message, or the signature does not belong to its address. */
  | 'signature'
  /** The server rejected the request for another reason. */
  | 'refused'
  /** The server failed, or sent an invalid answer. */
  | 'server'
  /** The request timed out. */
  | 'slow'
  /** The request did not reach the server, or the verification did not reach a node of the chain. */
  | 'unreachable'

/**
 * Error of a sign-in. `reason` is for code. The message is for developers, not for users.
 *
 * @see https://eips.ethereum.org/EIPS/eip-4361#verifying-a-signed-message
 * @example
 * new SignInError('expired', 'The nonce expired.').reason // 'expired'
 */
export class SignInError extends Error {
  override name = 'SignInError'
  reason: SignInReason

  constructor(reason: SignInReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}
