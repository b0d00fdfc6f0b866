import { type Client, getAddress } from 'viem'
import { generateSiweNonce, parseSiweMessage, validateSiweMessage } from 'viem/siwe'
import { SignInError } from './SignInError.ts'
import type { Session, SignInAdapter } from './adapter.ts'
import { isSignatureOf } from './isSignatureOf.ts'
import { parseSession } from './parseSession.ts'

/**
 * Signs in on this device alone: the page gives out the nonce, checks the signature and keeps the
 * session in storage. It proves to the person in front of it that the wallet signs, and nothing to
 * anybody else: for a server's trust take `createHttpAdapter`.
 *
 * @example
 * createDeviceAdapter({ domain: location.host, storage: localStorage, clientOf })
 */
export function createDeviceAdapter(options: createDeviceAdapter.Options): SignInAdapter {
  const { domain, storage, clientOf, now = Date.now } = options
  const issued = new Map<string, number>()
  const used = new Set<string>()

  function check(message: string): Session {
    const said = parseSiweMessage(message)
    const { nonce, domain: named, address, chainId, expirationTime } = said
    if (!named || nonce === undefined || address === undefined || chainId === undefined) {
      throw new SignInError('signature', 'This is not a sign-in message (EIP-4361).')
    }
    if (named !== domain) {
      throw new SignInError('domain', `The message is for ${named}, and this is ${domain}.`)
    }
    if (used.has(nonce)) throw new SignInError('replay', 'The nonce was used before.')
    const at = issued.get(nonce)
    if (at === undefined || now() - at > patience) {
      throw new SignInError('expired', 'The nonce is too old, or was never given out.')
    }
    // A time that is none would be good for ever: neither before nor after now.
    if (!expirationTime || !validateSiweMessage({ message: said, time: new Date(now()) })) {
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
      attempt(() => storage.setItem(key, JSON.stringify(session)))
      return session
    },
    async session() {
      const session = parseSession(attempt(() => storage.getItem(key)))
      return session && session.expiresAt > now() ? session : undefined
    },
    async signOut() {
      attempt(() => storage.removeItem(key))
    },
  }
}

export declare namespace createDeviceAdapter {
  type Options = {
    /** The host with its port. */
    domain: string
    storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
    /** Asks a chain about the signatures of contracts. May throw where the chain is not known. */
    clientOf(chainId: number): Client
    /** ms since 1970. */
    now?: () => number
  }
}

const key = 'touchstone.signin'
const patience = 10 * 60 * 1_000 // ms that a nonce is good for

/** Storage may be shut: then the session lasts as long as the page shows it. */
function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
