import type { Address } from 'viem'
import { createSiweMessage } from 'viem/siwe'

/**
 * Creates the message to sign (EIP-4361).
 *
 * @throws SiweInvalidMessageFieldError (of `viem/siwe`) if a field is invalid
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
    // The wallet shows this text to the user. It is not translated, because EIP-4361 requires ASCII.
    statement: 'Sign in to show that this address is yours. This costs nothing.',
    issuedAt: new Date(now),
    expirationTime: new Date(now + lifetime),
  })
}

export declare namespace createMessage {
  type Options = {
    /** Address of the signer. */
    address: Address
    /** Chain on which the signature of a contract is verified (EIP-155). */
    chainId: number
    /** Nonce from the adapter: at least eight letters and digits, for one message. */
    nonce: string
    /** Host of the page with its port, as the wallet sees it: `location.host`. */
    domain: string
    /** URI of the app (RFC 3986): `location.origin`. */
    uri: string
    /** Current time in ms since 1970. */
    now: number
    /** Time until the session ends, in ms. Default: a day. */
    lifetime?: number
  }
}

const day = 24 * 60 * 60 * 1_000
