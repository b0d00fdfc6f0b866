import { createSiweMessage, type SiweMessage } from 'viem/siwe'
import type { MessageFields } from './AuthenticationAdapter.ts'
import { defaultDuration } from './createSession.ts'

/**
 * Creates the message to sign. Calls viem's `createSiweMessage` with the defaults of `createMessage.Options`.
 *
 * @throws SiweInvalidMessageFieldError (of `viem/siwe`) if a field is invalid
 * @throws TypeError if `domain` or `uri` is missing outside of a page
 * @see https://eips.ethereum.org/EIPS/eip-4361#message-format
 * @example
 * createMessage({ address, chainId: 56, nonce, statement: 'Sign in to Example.' })
 */
export function createMessage(fields: createMessage.Options): string {
  const issuedAt = fields.issuedAt ?? new Date()
  return createSiweMessage({
    version: '1',
    // The wallet shows this text to the user. It is not translated, because EIP-4361 requires ASCII.
    statement: 'Sign in to show that this address is yours. This costs nothing.',
    issuedAt,
    expirationTime: new Date(issuedAt.getTime() + defaultDuration),
    ...fields,
    domain: fields.domain ?? pageLocation('domain').host,
    uri: fields.uri ?? pageLocation('uri').origin,
  })
}

export declare namespace createMessage {
  /**
   * Fields of the message. Defaults: `domain` is `location.host`, `uri` is `location.origin`, `issuedAt` is now,
   * `expirationTime` is a day after `issuedAt`, and `statement` is an English text.
   */
  type Options = MessageFields & Partial<Omit<SiweMessage, keyof MessageFields>>
}

function pageLocation(field: string): Location {
  if (globalThis.location !== undefined) return location
  throw new TypeError(`createMessage needs \`${field}\` outside of a page.`)
}
