import { getAddress } from 'viem'
import type { parseSiweMessage } from 'viem/siwe'
import type { Session } from './Session.ts'

/** Duration of a session in ms if the message has no expiration time: a day. */
export const defaultDuration = 24 * 60 * 60 * 1_000

/** Returns the session that a message starts at a time (ms since 1970), if the message has an address and a chain. */
export function createSession(
  message: ReturnType<typeof parseSiweMessage>,
  time: number,
): Session | undefined {
  const { address, chainId, expirationTime } = message
  if (address === undefined || chainId === undefined) return undefined
  const expiresAt = expirationTime?.getTime() ?? time + defaultDuration
  return { address: getAddress(address), chainId, expiresAt }
}
