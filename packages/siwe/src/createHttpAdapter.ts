import type { AuthenticationAdapter, MessageFields } from './AuthenticationAdapter.ts'
import { createAuthenticationAdapter } from './createAuthenticationAdapter.ts'
import { createMessage as createDefaultMessage } from './createMessage.ts'
import { parseSession } from './parseSession.ts'
import { SignInError, type SignInReason } from './SignInError.ts'

/**
 * Creates an adapter for a server with four endpoints below `url`:
 *
 * - `GET nonce` returns `{ nonce }`.
 * - `POST verify` accepts `{ message, signature }` and returns `{ address, chainId, expiresAt }`.
 * - `GET session` returns the same as `verify`, or 401.
 * - `POST sign-out` may return any body.
 *
 * The server keeps the session in a cookie. It rejects a sign-in with a 4xx status and `{ error }`: `domain`,
 * `expired`, `replay` or `signature`.
 *
 * @throws TypeError if `url` is not a URL of a server
 * @see https://eips.ethereum.org/EIPS/eip-4361#relying-party-implementer-steps
 * @example
 * createHttpAdapter({ url: 'https://login.example/siwe' })
 */
export function createHttpAdapter({
  url,
  timeout = 15_000,
  createMessage = createDefaultMessage,
}: createHttpAdapter.Options): AuthenticationAdapter {
  const { href: base, host } = isUnresolvablePath(url) ? { href: url, host: '' } : baseOf(url)

  async function requestText(path: string, body?: unknown): Promise<string> {
    const { ok, status, text } = await fetchPath(path, body).catch((cause: unknown) => {
      throw createNetworkError(cause)
    })
    if (ok) return text
    if (status >= 500) throw new SignInError('server', `${base}${path} answered ${status}.`)
    throw new SignInError(reasonIn(text), `${base}${path} answered ${status}: ${text}`)
  }
  async function fetchPath(path: string, body: unknown) {
    const signal = AbortSignal.timeout(timeout)
    const init = { credentials: 'include', cache: 'no-store', signal } as const
    const json = { method: 'POST', headers: { 'content-type': 'application/json' } }
    const post = body === undefined ? {} : { ...json, body: JSON.stringify(body) }
    const answer = await fetch(new URL(path, base), { ...init, ...post })
    return { ok: answer.ok, status: answer.status, text: await answer.text() }
  }
  return createAuthenticationAdapter({
    host,
    createMessage,
    async getNonce() {
      const nonce = nonceIn(await requestText('nonce'))
      if (nonce === undefined) throw new SignInError('server', 'The server gave no usable nonce.')
      return nonce
    },
    async verify(signed) {
      const session = parseSession(await requestText('verify', signed))
      if (session === undefined) throw new SignInError('server', 'The server gave no session.')
      return session
    },
    getSession: async () => parseSession(await requestText('session')),
    async signOut() {
      await requestText('sign-out', {})
    },
  })
}

export declare namespace createHttpAdapter {
  type Options = {
    /** URL of the server. In a page, it can be a path such as `/siwe`, on the page's own host. */
    url: string
    /** Timeout of a request in ms. Default: 15 s. */
    timeout?: number
    /** Returns the message to sign. Default: `createMessage` of this package. */
    createMessage?: (fields: MessageFields) => string
  }
}

/** Returns whether `url` is a path on a server, which has no `location`. The adapter's requests then fail. */
const isUnresolvablePath = (url: unknown) =>
  globalThis.location === undefined && typeof url === 'string' && url.startsWith('/')

function baseOf(url: string): URL {
  try {
    const base = new URL(url.replace(/\/?$/, '/'), globalThis.location?.href)
    // Check the scheme: `localhost:8787` parses as a URL with the scheme `localhost:`.
    if (url !== '' && /^https?:$/.test(base.protocol)) return base
  } catch {}
  throw new TypeError(
    "createHttpAdapter wants the address of a server as `url`, as 'https://login.example/siwe', in a page also '/siwe'.",
  )
}

function createNetworkError(cause: unknown): SignInError {
  const slow = cause instanceof Error && cause.name === 'TimeoutError'
  return slow
    ? new SignInError('slow', 'The server did not answer in time.', { cause })
    : new SignInError('unreachable', 'The server does not answer, or not to this origin (CORS).', {
        cause,
      })
}

const serverReasons: readonly string[] = ['domain', 'expired', 'replay', 'signature']

/** Returns the reason in the field `error` of a server's answer, or `refused` if the reason is not a known one. */
function reasonIn(text: string): SignInReason {
  const error = fieldOf(text, 'error')
  return (serverReasons.find((reason) => reason === error) as SignInReason | undefined) ?? 'refused'
}

function nonceIn(text: string): string | undefined {
  const nonce = fieldOf(text, 'nonce')
  return typeof nonce === 'string' && /^[a-zA-Z0-9]{8,128}$/.test(nonce) ? nonce : undefined
}

function fieldOf(text: string, field: string): unknown {
  try {
    return (JSON.parse(text) as Record<string, unknown> | null)?.[field]
  } catch {
    return undefined
  }
}
