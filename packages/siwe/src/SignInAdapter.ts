import type { Address, Hex } from 'viem'

/** Session of a signed-in user. */
export type Session = {
  /** Checksummed address (EIP-55). */
  address: Address
  /** Chain of the signed message (EIP-155). */
  chainId: number
  /** Expiry in ms since 1970. */
  expiresAt: number
}

/** Object that issues nonces, verifies signatures and stores the session, on this device or on a server. */
export type SignInAdapter = {
  /** Host of the server. Absent if the adapter uses no server. */
  host?: string
  /**
   * Returns a new nonce for one message: at least eight letters and digits.
   * @throws SignInError
   */
  nonce(): Promise<string>
  /**
   * Verifies a signed message and starts a session.
   * @throws SignInError
   */
  verify(signed: { message: string; signature: Hex }): Promise<Session>
  /** Returns the current session, or undefined if there is no valid one. Never rejects. */
  session(): Promise<Session | undefined>
  /**
   * Ends the session.
   * @throws SignInError if the request to the server fails
   */
  signOut(): Promise<void>
}
