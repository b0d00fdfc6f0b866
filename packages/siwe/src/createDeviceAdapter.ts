import { type Client, getAddress } from 'viem'
import { generateSiweNonce, parseSiweMessage, validateSiweMessage } from 'viem/siwe'
import { SignInError } from './SignInError.ts'
import type { Session, SignInAdapter } from './SignInAdapter.ts'
import { isSignatureOf } from './isSignatureOf.ts'
import { parseSession } from './parseSession.ts'

/**
 * Creates an adapter without a server: the page issues the nonce, verifies the signature and stores the session. It
 * shows the user that the wallet signs, but proves nothing to a server. To sign in at a server, use
 * `createHttpAdapter`.
 *
 * @example
 * createDeviceAdapter({ domain: location.host, storage: localStorage, clientOf })
 */
export function createDeviceAdapter(options: createDeviceAdapter.Options): SignInAdapter {
  const { domain, storage, clientOf, now = Date.now } = options
  const issued = new Map<string, number>()
  const used = new Set<string>()

  function check(message: string): Session {
    const fields = parseSiweMessage(message)
    const { nonce, domain: named, address, chainId, expirationTime } = fields
    if (!named || nonce === undefined || address === undefined || chainId === undefined) {
      throw new SignInError('signature', 'This is not a sign-in message (EIP-4361).')
    }
    if (named !== domain) {
      throw new SignInError('domain', `The message is for ${named}, and this is ${domain}.`)
    }
    if (used.has(nonce)) throw new SignInError('replay', 'The nonce was used before.')
    const at = issued.get(nonce)
    if (at === undefined || now() - at > nonceLifetime) {
      throw new SignInError('expired', 'The nonce is too old, or was never given out.')
    }
    // Reject a message without a valid date: viem accepts an invalid date, because every comparison with it is false,
    // and the message would never expire.
    if (!expirationTime || !validateSiweMessage({ message: fields, time: new Date(now()) })) {
      throw new SignInError('expired', 'The message has run out, or is not good yet.')
    }
    used.add(nonce)
    return { address: getAddress(address), chainId, expiresAt: expirationTime.getTime() }
  }
  return {
    async nonce() {
      const nonce = generateSiweNonce()
      issued.set(nonce, now())
      return nonce
    },
    async verify({ message, signature }) {
      const session = check(message)
      const { address, chainId } = session
      if (!(await isSignatureOf({ address, chainId, message, signature, clientOf }))) {
        throw new SignInError('signature', `The signature is not that of ${address}.`)
      }
      ignoreErrors(() => storage.setItem(key, JSON.stringify(session)))
      return session
    },
    async session() {
      const session = parseSession(ignoreErrors(() => storage.getItem(key)))
      return session && session.expiresAt > now() ? session : undefined
    },
    async signOut() {
      ignoreErrors(() => storage.removeItem(key))
    },
  }
}

export declare namespace createDeviceAdapter {
  type Options = {
    /** Host of the page with its port. */
    domain: string
    storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
    /** Returns a client of a chain, to verify signatures of contracts. May throw for an unknown chain. */
    clientOf(chainId: number): Client
    /** Returns the current time in ms since 1970. Default: `Date.now`. */
    now?: () => number
  }
}

const key = 'touchstone.signin'
const nonceLifetime = 10 * 60 * 1_000 // ms until a nonce expires

/** Returns the result of `act`, or undefined if the storage is blocked. The session then ends with the page. */
function ignoreErrors<Value>(act: () => Value): Value | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
