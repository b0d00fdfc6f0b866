import { bytesToHex, type Client } from 'viem'
import { parseSiweMessage } from 'viem/siwe'
import type { AuthenticationAdapter, MessageFields } from './AuthenticationAdapter.ts'
import { createAuthenticationAdapter } from './createAuthenticationAdapter.ts'
import { createMessage } from './createMessage.ts'
import { parseSession } from './parseSession.ts'
import { SignInError } from './SignInError.ts'
import { verifySiweMessage } from './verifySiweMessage.ts'

/**
 * Creates an adapter without a server: the page issues the nonce, verifies the signature and stores the session. It
 * shows the user that the wallet signs, but proves nothing to a server. To sign in at a server, use
 * `createHttpAdapter`.
 *
 * @see https://eips.ethereum.org/EIPS/eip-4361#relying-party-implementer-steps
 * @example
 * createDeviceAdapter({ domain: location.host, storage: localStorage, getClient })
 */
export function createDeviceAdapter(options: createDeviceAdapter.Options): AuthenticationAdapter {
  const { domain, storage, getClient } = options
  /** Time of issue of each nonce in ms since 1970, or `used`. */
  const nonces = new Map<string, number | 'used'>()

  function useNonce(nonce: string): void {
    const issuedAt = nonces.get(nonce)
    if (issuedAt === 'used') throw new SignInError('replay', 'The nonce was used before.')
    if (issuedAt === undefined || Date.now() - issuedAt > nonceLifetime) {
      throw new SignInError('expired', 'The nonce expired, or was never issued.')
    }
    nonces.set(nonce, 'used')
  }
  return createAuthenticationAdapter({
    createMessage: options.createMessage ?? ((fields) => createMessage({ ...fields, domain })),
    async getNonce() {
      const nonce = createNonce()
      nonces.set(nonce, Date.now())
      return nonce
    },
    async verify({ message, signature }) {
      const { nonce = '' } = parseSiweMessage(message)
      // Without a nonce it is no sign-in message, and `verifySiweMessage` says so.
      if (nonce !== '') useNonce(nonce)
      const session = await verifySiweMessage({ message, signature, domain, nonce, getClient })
      // If the storage is blocked, the session ends with the page.
      ignoreErrors(() => storage.setItem(key, JSON.stringify(session)))
      return session
    },
    getSession: async () => parseSession(ignoreErrors(() => storage.getItem(key))),
    async signOut() {
      ignoreErrors(() => storage.removeItem(key))
    },
  })
}

export declare namespace createDeviceAdapter {
  type Options = {
    /** Host of the page with its port. */
    domain: string
    /** Storage of the session: `localStorage`, or `sessionStorage` to end it with the tab. */
    storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
    /**
     * Returns a client of a chain. Called only if the address's key did not sign. An error, as for an unknown chain,
     * becomes a `SignInError` with the reason `unreachable`.
     */
    getClient(chain: { chainId: number }): Client
    /** Returns the message to sign. Default: `createMessage` of this package. */
    createMessage?: (fields: MessageFields) => string
  }
}

const key = 'touchstone.signin'
const nonceLifetime = 10 * 60 * 1_000 // ms until a nonce expires

/**
 * Returns 32 random hex digits. viem's `generateSiweNonce` only shifts its last one by a character, and
 * `crypto.randomUUID` is missing in pages without HTTPS.
 */
const createNonce = () => bytesToHex(crypto.getRandomValues(new Uint8Array(16))).slice(2)

function ignoreErrors<Value>(act: () => Value): Value | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
