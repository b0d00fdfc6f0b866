import type { Address } from 'viem'
import { createSiweMessage } from 'viem/siwe'

/**
 * The message to sign (EIP-4361).
 *
 * @throws SiweInvalidMessageFieldError (of `viem/siwe`) where a field is not as the EIP wants it
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
    /** Who signs. */
    address: Address
    /** The chain that a contract's signature is checked on (EIP-155). */
    chainId: number
    /** Of the adapter: at least eight letters and digits, good for one message. */
    nonce: string
    /** The host of the page with its port, as the wallet sees it: `location.host`. */
    domain: string
    /** What is signed in to (RFC 3986): `location.origin`. */
    uri: string
    /** ms since 1970. */
    now: number
    /** ms until the session ends. Default: a day. */
    lifetime?: number
  }
}

const day = 24 * 60 * 60 * 1_000
