// Sign-in server with Auth.js: a credentials provider verifies the message, and Auth.js keeps the session in a cookie.
import { Auth, type AuthConfig } from '@auth/core'
import { CredentialsSignin } from '@auth/core/errors'
import Credentials from '@auth/core/providers/credentials'
import { type Session as SiweSession, SignInError, verifySiweMessage } from '@touchstone/siwe'
import { type Client, createClient, http } from 'viem'
import { bsc, mainnet } from 'viem/chains'
import { parseSiweMessage } from 'viem/siwe'

declare module '@auth/core/types' {
  interface User {
    siwe?: SiweSession
  }
}

/**
 * Creates the request handler of `/nonce` and `/auth/*`. It keeps nonces in memory: in production, use a store that all
 * processes share. With Next.js, pass the same options to `NextAuth`.
 *
 * @param domain host of the page with its port
 * @param secret secret of Auth.js that encrypts the session, as written by `npx auth secret`
 * @example
 * const handle = createAuthHandler('app.example', process.env.AUTH_SECRET)
 */
export function createAuthHandler(
  domain: string,
  secret: string,
): (request: Request) => Promise<Response> {
  const nonces = new Map<string, number>()
  const options: AuthConfig = {
    basePath: '/auth',
    secret,
    trustHost: true,
    // Auth.js requires this strategy for credentials.
    session: { strategy: 'jwt' },
    providers: [Credentials({ credentials: { message: {}, signature: {} }, authorize })],
    callbacks: {
      // Returning null ends the session: Auth.js would extend it with each request.
      jwt: ({ token, user }) => {
        const siwe = user?.siwe ?? siweOf(token)
        return siwe.expiresAt > Date.now() ? { ...token, siwe } : null
      },
      session: ({ token }) => {
        const siwe = siweOf(token)
        return { user: { siwe }, expires: new Date(siwe.expiresAt).toISOString() }
      },
    },
  }

  async function authorize({ message, signature }: { message?: unknown; signature?: unknown }) {
    if (typeof message !== 'string' || typeof signature !== 'string') return null
    const { nonce = '', chainId = 0 } = parseSiweMessage(message)
    const issuedAt = nonces.get(nonce) ?? 0
    // A nonce works once, even if the sign-in fails.
    nonces.delete(nonce)
    if (Date.now() - issuedAt > 600_000) throw createRejection('expired')
    const client = clients.get(chainId)
    if (!client) throw createRejection('signature')
    try {
      const expected = { domain, nonce, getClient: () => client }
      const siwe = await verifySiweMessage({ message, signature, ...expected })
      return { id: siwe.address, siwe }
    } catch (error) {
      throw error instanceof SignInError ? createRejection(error.reason) : error
    }
  }

  return async (request) => {
    if (new URL(request.url).pathname !== '/nonce') return Auth(request, options)
    const nonce = crypto.randomUUID().replaceAll('-', '')
    nonces.set(nonce, Date.now())
    return Response.json({ nonce }, { headers: { 'cache-control': 'no-store' } })
  }
}

/** Creates the error with which Auth.js sends a code to the page. */
const createRejection = (code: string) => Object.assign(new CredentialsSignin(), { code })

/** Returns the session in a token. Only this server can write the token, because Auth.js encrypts it. */
const siweOf = ({ siwe }: Record<string, unknown>) => siwe as SiweSession

/** Accepted chains, each with a node that you trust: it verifies the signatures of contracts. */
const clients = new Map<number, Client>(
  [bsc, mainnet].map((chain) => [chain.id, createClient({ chain, transport: http() })]),
)
