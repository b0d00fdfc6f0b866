import type { Client } from 'viem'
import { parseSiweMessage, validateSiweMessage } from 'viem/siwe'
import type { SignedMessage } from './AuthenticationAdapter.ts'
import type { Session } from './Session.ts'
import { createSession } from './createSession.ts'
import { SignInError } from './SignInError.ts'
import { verifySignature } from './verifySignature.ts'

/**
 * Verifies a signed message on a server, and returns the session that it starts. Unlike viem's function of this name,
 * it gives the reason of a rejection, and takes the chain from the message. It accepts signatures of keys (ERC-191), of
 * contracts (ERC-1271) and of contracts that are not deployed yet (ERC-6492).
 *
 * The caller makes sure that it issued the nonce, and that the nonce works once.
 *
 * @throws SignInError with the reason `signature`, `domain` or `expired`, or `unreachable` if the key did not sign and
 * the chain does not respond
 * @see https://eips.ethereum.org/EIPS/eip-4361#verifying-a-signed-message
 * @see https://eips.ethereum.org/EIPS/eip-1271
 * @see https://eips.ethereum.org/EIPS/eip-6492
 * @example
 * await verifySiweMessage({ message, signature, domain: 'app.example', nonce, getClient })
 */
export async function verifySiweMessage({
  message,
  signature,
  domain,
  nonce,
  time = new Date(),
  getClient,
}: verifySiweMessage.Options): Promise<Session> {
  const fields = parseSiweMessage(message)
  const session = createSession(fields, time.getTime())
  if (!isSiweMessage(message) || fields.domain === undefined || session === undefined) {
    throw new SignInError('signature', 'This is not a sign-in message (EIP-4361).')
  }
  if (fields.domain !== domain) {
    throw new SignInError('domain', `The message is for ${fields.domain}, and this is ${domain}.`)
  }
  if (fields.nonce !== nonce) {
    throw new SignInError('expired', 'The nonce is not the one that was issued.')
  }
  if (!validateSiweMessage({ message: fields, time })) {
    throw new SignInError('expired', 'The message expired, or is not valid yet.')
  }
  const { address, chainId } = session
  if (!(await verifySignature({ address, chainId, message, signature, getClient }))) {
    throw new SignInError('signature', `The signature is not that of ${address}.`)
  }
  return session
}

export declare namespace verifySiweMessage {
  type Options = SignedMessage & {
    /** Host of your page with its port, from the server's configuration: the client chooses the header `Host`. */
    domain: string
    /** Nonce that you issued for this sign-in. */
    nonce: string
    /** Time at which the message must be valid. Default: now. */
    time?: Date
    /**
     * Returns a client of a chain. Called only if the address's key did not sign. An error, as for an unknown chain,
     * becomes a `SignInError` with the reason `unreachable`.
     */
    getClient(chain: { chainId: number }): Client
  }
}

/**
 * Returns whether a text has the format of EIP-4361. viem's `parseSiweMessage` finds the fields in any text that contains
 * them. The statement may contain characters that are not ASCII, because viem writes them too.
 *
 * @see https://eips.ethereum.org/EIPS/eip-4361#abnf-message-format
 */
export const isSiweMessage = (text: string): boolean => format.test(text)

const format = new RegExp(
  [
    '^([a-zA-Z][a-zA-Z0-9+.-]*://)?[^ /?#\\n]+ wants you to sign in with your Ethereum account:',
    '0x[a-fA-F0-9]{40}',
    '(\n.+)?', // the statement
    '',
    'URI: \\S+',
    'Version: 1',
    'Chain ID: \\d+',
    'Nonce: [a-zA-Z0-9]{8,}',
    'Issued At: \\S+(\nExpiration Time: \\S+)?(\nNot Before: \\S+)?(\nRequest ID: \\S*)?(\nResources:(\n- \\S+)*)?$',
  ].join('\n'),
)
