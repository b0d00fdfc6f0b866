/** Why a sign-in was not accepted. */
export type SignInReason =
  /** The message names another site. */
  | 'domain'
  /** The nonce or the message is too old, or was never given out. */
  | 'expired'
  /** The message was used before. */
  | 'replay'
  /** The signature is not that of the address. */
  | 'signature'
  /** The server says no, for a reason of its own. */
  | 'refused'
  /** The server has a fault, or answers what it should not. */
  | 'server'
  /** The answer took too long. */
  | 'slow'
  /** Nothing answers. */
  | 'unreachable'

/**
 * A sign-in that was not accepted; `reason` says why, the message is for developers.
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
