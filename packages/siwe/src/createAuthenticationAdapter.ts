import { parseSiweMessage } from 'viem/siwe'
import type {
  AuthenticationAdapter,
  MessageFields,
  SignedMessage,
} from './AuthenticationAdapter.ts'
import { parseSession } from './parseSession.ts'
import type { Session } from './Session.ts'
import { createSession } from './createSession.ts'
import { SignInError } from './SignInError.ts'

/**
 * Creates an adapter for a server of your own, from the four functions that RainbowKit's function of this name takes.
 * Adds the session, and turns errors of `getNonce`, `verify` and `signOut` into a `SignInError`.
 *
 * @see https://rainbowkit.com/docs/custom-authentication
 * @see https://eips.ethereum.org/EIPS/eip-4361#relying-party-implementer-steps
 * @example
 * createAuthenticationAdapter({
 *   getNonce: async () => (await fetch('/api/nonce')).text(),
 *   createMessage,
 *   verify: async (signed) =>
 *     (await fetch('/api/verify', { method: 'POST', body: JSON.stringify(signed) })).ok,
 *   signOut: async () => void (await fetch('/api/logout', { method: 'POST' })),
 * })
 */
export function createAuthenticationAdapter(
  options: createAuthenticationAdapter.Options,
): AuthenticationAdapter {
  const { host, getNonce, createMessage, verify, getSession, signOut } = options
  let verified: Session | undefined
  return {
    ...(host !== undefined && { host }),
    createMessage,
    getNonce: () => rejectWithSignInError(getNonce),
    async verify(signed) {
      const answer = await rejectWithSignInError(() => verify(signed))
      verified = undefined
      if (!answer) return false
      verified =
        answer === true
          ? createSession(parseSiweMessage(signed.message), Date.now())
          : parseSession(JSON.stringify(answer))
      // TypeScript accepts any parsed JSON as a session: an answer such as `{ error }` must not sign the user in.
      if (answer !== true && !verified) throw new SignInError('server', noSession)
      return true
    },
    async getSession() {
      if (verified && verified.expiresAt > Date.now()) return verified
      try {
        const stored = await getSession?.()
        return stored && stored.expiresAt > Date.now() ? stored : undefined
      } catch {
        return undefined
      }
    },
    async signOut() {
      verified = undefined
      await rejectWithSignInError(signOut)
    },
  }
}

export declare namespace createAuthenticationAdapter {
  type Options = {
    /** Returns a new nonce of the server: at least eight letters and digits. */
    getNonce(): Promise<string>
    /** Returns the message to sign, for example `createMessage` of this package. */
    createMessage(fields: MessageFields): string
    /**
     * Verifies the signature and starts a session. Returns whether the signature is accepted, or the session if it ends
     * at another time than the message. Throws a `SignInError` to give a reason. Any other truthy answer rejects with
     * the reason `server`.
     */
    verify(signed: SignedMessage): Promise<boolean | Session>
    /** Ends the session. */
    signOut(): Promise<void>
    /** Returns the stored session after a reload. Without this function, a reload ends the session. */
    getSession?: () => Promise<Session | undefined>
    /** Host of the server, which an app can show to the user. */
    host?: string
  }
}

const noSession =
  'The function `verify` returned neither a boolean nor a session. Return `{ address, chainId, expiresAt }`, or whether the signature is accepted.'

/** Calls a function, and turns any error but a `SignInError` into one with the reason `server`. */
async function rejectWithSignInError<Value>(call: () => Promise<Value>): Promise<Value> {
  try {
    return await call()
  } catch (cause) {
    if (cause instanceof SignInError) throw cause
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new SignInError('server', `The server failed: ${why}`, { cause })
  }
}
