import type { Address } from 'viem'
import type { Session } from './Session.ts'

/**
 * Object that signs a user in and out: it issues a nonce, writes the message, verifies the signature and keeps the
 * session, on this device or on a server. It has the four functions of RainbowKit's adapter, so
 * `RainbowKitAuthenticationProvider` accepts it too.
 *
 * @see https://eips.ethereum.org/EIPS/eip-4361#overview
 * @see https://rainbowkit.com/docs/custom-authentication
 * @example
 * const adapter: AuthenticationAdapter = createHttpAdapter({ url: '/siwe' })
 */
export type AuthenticationAdapter = {
  /** Host of the server. Absent if the adapter uses no server. */
  host?: string
  /**
   * Returns a new nonce for one message: at least eight letters and digits.
   * @throws SignInError
   */
  getNonce(): Promise<string>
  /** Returns the message that the user signs. */
  createMessage(fields: MessageFields): string
  /**
   * Verifies the signature of a message and starts a session. Returns whether the signature is accepted.
   * @throws SignInError if the server fails, or if it gives a reason for its rejection
   */
  verify(signed: SignedMessage): Promise<boolean>
  /** Returns the session that `verify` started in this page, or the stored one, or undefined. Never rejects. */
  getSession(): Promise<Session | undefined>
  /**
   * Ends the session.
   * @throws SignInError if the request to the server fails
   */
  signOut(): Promise<void>
}

/**
 * Fields of a message that the wallet and the nonce determine.
 *
 * @see https://eips.ethereum.org/EIPS/eip-4361#message-fields
 * @example
 * const fields: MessageFields = { nonce: await adapter.getNonce(), address, chainId: 56 }
 */
export type MessageFields = {
  /** Nonce from `getNonce`. */
  nonce: string
  /** Address of the signer. */
  address: Address
  /** Chain of the session, on which the signature of a contract is verified (EIP-155). */
  chainId: number
}

/**
 * Message with its signature by `personal_sign`.
 *
 * @see https://eips.ethereum.org/EIPS/eip-191
 * @example
 * const signed: SignedMessage = { message, signature: await account.signMessage({ message }) }
 */
export type SignedMessage = {
  /** Text that the user signed (EIP-4361). */
  message: string
  /** Signature as a hex string: of a key (ERC-191) or of a contract (ERC-1271, ERC-6492). */
  signature: string
}
