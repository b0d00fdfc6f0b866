import { type Address, getAddress } from 'viem'
import type { parseSiweMessage } from 'viem/siwe'

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

/** Duration of a session in ms if the message has no expiration time: a day. */
export const defaultDuration = 24 * 60 * 60 * 1_000

/**
 * Returns the session that a parsed message starts at a time (ms since 1970), or undefined if the message lacks an
 * address or a chain id.
 */
export function sessionOf(
  message: ReturnType<typeof parseSiweMessage>,
  time: number,
): Session | undefined {
  const { address, chainId, expirationTime } = message
  if (address === undefined || chainId === undefined) return undefined
  const expiresAt = expirationTime?.getTime() ?? time + defaultDuration
  return { address: getAddress(address), chainId, expiresAt }
}
