import { getAddress, isAddress } from 'viem'
import type { Session } from './Session.ts'

/** Parses a session from untrusted JSON. Returns undefined if the JSON contains no valid session. */
export function parseSession(json: string | null | undefined): Session | undefined {
  try {
    const { address, chainId, expiresAt } = JSON.parse(json ?? '') as Record<string, unknown>
    if (typeof address !== 'string' || !isAddress(address, { strict: false })) return undefined
    if (!Number.isSafeInteger(chainId) || !Number.isSafeInteger(expiresAt)) return undefined
    return {
      address: getAddress(address),
      chainId: chainId as number,
      expiresAt: expiresAt as number,
    }
  } catch {
    return undefined
  }
}
