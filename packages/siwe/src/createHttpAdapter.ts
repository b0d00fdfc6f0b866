import { SignInError, type SignInReason } from './SignInError.ts'
import type { SignInAdapter } from './adapter.ts'
import { parseSession } from './parseSession.ts'

/**
 * Signs in at a server, over four addresses below `url`: `GET nonce` answers `{ nonce }`,
 * `POST verify` takes `{ message, signature }` and answers `{ address, chainId, expiresAt }`,
 * `GET session` the same or 401, `POST sign-out` anything. The session is the server's, in a cookie.
 * A refusal is a status of 4xx with `{ error }`: `domain`, `expired`, `replay` or `signature`.
 *
 * @throws TypeError where `url` leads nowhere
 * @example
 * createHttpAdapter({ url: 'https://login.example/siwe' })
 */
export function createHttpAdapter({
  url,
  timeout = 15_000,
}: createHttpAdapter.Options): SignInAdapter {
  const { href: base, host } = isUnplaced(url) ? { href: url, host: '' } : baseOf(url)

  async function ask(path: string, body?: unknown): Promise<string> {
    const answer = await fetchIt(path, body)
    const text = await answer.text().catch((cause: unknown) => {
      throw silence(cause)
    })
    if (answer.ok) return text
    if (answer.status >= 500) {
      throw new SignInError('server', `${base}${path} answered ${answer.status}.`)
    }
    throw new SignInError(reasonIn(text), `${base}${path} answered ${answer.status}: ${text}`)
  }
  async function fetchIt(path: string, body: unknown): Promise<Response> {
    const signal = AbortSignal.timeout(timeout)
    const init = { credentials: 'include', cache: 'no-store', signal } as const
    const json = { method: 'POST', headers: { 'content-type': 'application/json' } }
    const post = body === undefined ? {} : { ...json, body: JSON.stringify(body) }
    try {
      return await fetch(new URL(path, base), { ...init, ...post })
    } catch (cause) {
      throw silence(cause)
    }
  }
  return {
    host,
    async nonce() {
      const nonce = nonceIn(await ask('nonce'))
      if (nonce === undefined) throw new SignInError('server', 'The server gave no usable nonce.')
      return nonce
    },
    async verify(signed) {
      const session = parseSession(await ask('verify', signed))
      if (session === undefined) throw new SignInError('server', 'The server gave no session.')
      return session
    },
    session: () => ask('session').then(parseSession, () => undefined),
    async signOut() {
      await ask('sign-out', {})
    },
  }
}

export declare namespace createHttpAdapter {
  type Options = {
    /** Of the server; for a page a path will do. */
    url: string
    /** ms that an answer may take. Default: 15 s. */
    timeout?: number
  }
}

/** A server that writes the page has no place in it yet: the path is kept, and an ask there is `unreachable`. */
const isUnplaced = (url: unknown) =>
  globalThis.location === undefined && typeof url === 'string' && url.startsWith('/')

function baseOf(url: string): URL {
  try {
    const base = new URL(url.replace(/\/?$/, '/'), globalThis.location?.href)
    // `localhost:8787` is an address too, of a scheme of that name.
    if (url !== '' && /^https?:$/.test(base.protocol)) return base
  } catch {}
  throw new TypeError(
    "createHttpAdapter wants the address of a server as `url`, as 'https://login.example/siwe', in a page also '/siwe'.",
  )
}

function silence(cause: unknown): SignInError {
  const slow = cause instanceof Error && cause.name === 'TimeoutError'
  return slow
    ? new SignInError('slow', 'The server did not answer in time.', { cause })
    : new SignInError('unreachable', 'The server does not answer, or not to this origin (CORS).', {
        cause,
      })
}

const named: readonly string[] = ['domain', 'expired', 'replay', 'signature']

/** What the server says in `error`, if it is a word we know. */
function reasonIn(text: string): SignInReason {
  const error = fieldOf(text, 'error')
  return (named.find((reason) => reason === error) as SignInReason | undefined) ?? 'refused'
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
