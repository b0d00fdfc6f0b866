import type { Address } from 'viem'

/**
 * Session of a signed-in user. It belongs to the address and the chain of the signed message, as EIP-4361 requires.
 *
 * @see https://eips.ethereum.org/EIPS/eip-4361#creating-sessions
 * @example
 * const session: Session = { address, chainId: 56, expiresAt: Date.now() + 86_400_000 }
 */
export type Session = {
  /** Checksummed address (EIP-55). */
  address: Address
  /** Chain of the signed message (EIP-155). */
  chainId: number
  /** End of the session in ms since 1970. */
  expiresAt: number
}
