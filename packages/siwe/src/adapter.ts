import type { Address, Hex } from 'viem'

/** Somebody is signed in: as whom, on which chain, until when. */
export type Session = {
  /** Checksummed (EIP-55). */
  address: Address
  /** The chain that the message names (EIP-155). */
  chainId: number
  /** ms since 1970. */
  expiresAt: number
}

/** Who gives out nonces, checks signatures and remembers the session: this device, or a server. */
export type SignInAdapter = {
  /** The host of the server; absent where nothing leaves the device. */
  host?: string
  /**
   * A fresh nonce, at least eight letters and digits, good for one message.
   * @throws SignInError
   */
  nonce(): Promise<string>
  /**
   * Checks a signed message and begins a session.
   * @throws SignInError
   */
  verify(signed: { message: string; signature: Hex }): Promise<Session>
  /** The session that is still good, if there is one. Never rejects. */
  session(): Promise<Session | undefined>
  /**
   * Ends the session.
   * @throws SignInError where the server could not be told
   */
  signOut(): Promise<void>
}
