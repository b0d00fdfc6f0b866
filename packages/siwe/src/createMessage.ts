import type { Address } from 'viem'
import { createSiweMessage } from 'viem/siwe'

/**
 * The message to sign.
 *
 * @param options.domain the host with its port, as the wallet sees it
 * @param options.lifetime ms until the session ends
 * @see https://eips.ethereum.org/EIPS/eip-4361
 * @example
 * createMessage({ address, chainId: 56, nonce, domain: location.host, uri: location.href, now: Date.now() })
 */
export function createMessage({
  address,
  chainId,
  nonce,
  domain,
  uri,
  now,
  lifetime = day,
}: createMessage.Options): string {
  return createSiweMessage({
    address,
    chainId,
    nonce,
    domain,
    uri,
    version: '1',
    // ASCII, as the EIP wants it: not a sentence of ours on screen, but the wallet's to show.
    statement: 'Sign in to show that this address is yours. This costs nothing.',
    issuedAt: new Date(now),
    expirationTime: new Date(now + lifetime),
  })
}

export declare namespace createMessage {
  type Options = {
    address: Address
    chainId: number
    nonce: string
    domain: string
    uri: string
    /** ms since 1970. */
    now: number
    lifetime?: number
  }
}

const day = 24 * 60 * 60 * 1_000
