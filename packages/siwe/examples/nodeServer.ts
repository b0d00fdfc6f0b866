// Sign-in server with `node:http` and no framework, for `createHttpAdapter({ url: '/siwe' })`.
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { type Session, SignInError, verifySiweMessage } from '@touchstone/siwe'
import { type Client, createClient, http } from 'viem'
import { bsc, mainnet } from 'viem/chains'
import { parseSiweMessage } from 'viem/siwe'

/**
 * Creates the server. It keeps nonces and sessions in memory: in production, use a store that all processes share.
 *
 * @param domain host of the page with its port. Do not take it from the header `Host`, which the client chooses.
 * @example
 * createSignInServer('app.example').listen(8787)
 */
export function createSignInServer(domain: string): Server {
  const nonces = new Map<string, number>()
  const sessions = new Map<string, Session>()

  async function respond(request: IncomingMessage): Promise<Answer> {
    switch (`${request.method} ${request.url}`) {
      case 'GET /siwe/nonce':
        return { body: { nonce: issueNonce() } }
      case 'POST /siwe/verify':
        return verify(await readJson(request))
      case 'GET /siwe/session': {
        const session = sessions.get(sessionIdOf(request))
        const isCurrent = session !== undefined && session.expiresAt > Date.now()
        return isCurrent ? { body: session } : { status: 401, body: {} }
      }
      case 'POST /siwe/sign-out':
        sessions.delete(sessionIdOf(request))
        return { body: {}, cookie: `session=; Max-Age=0; ${cookieFlags}` }
      default:
        return { status: 404, body: {} }
    }
  }

  async function verify(body: unknown): Promise<Answer> {
    const { message, signature } = Object(body) as { message?: unknown; signature?: unknown }
    if (typeof message !== 'string' || typeof signature !== 'string') {
      return { status: 400, body: { error: 'malformed' } }
    }
    try {
      const { nonce = '', chainId = 0 } = parseSiweMessage(message)
      useNonce(nonce)
      const client = clients.get(chainId)
      if (!client) throw new SignInError('signature', `Chain ${chainId} is not accepted.`)
      const expected = { domain, nonce, getClient: () => client }
      const session = await verifySiweMessage({ message, signature, ...expected })
      const id = crypto.randomUUID()
      sessions.set(id, session)
      return { body: session, cookie: `session=${id}; ${cookieFlags}` }
    } catch (error) {
      // If the chain of a contract does not respond, answer 500: the signature may be right.
      if (!(error instanceof SignInError) || error.reason === 'unreachable') throw error
      return { status: 401, body: { error: error.reason } }
    }
  }

  function issueNonce(): string {
    const nonce = crypto.randomUUID().replaceAll('-', '')
    nonces.set(nonce, Date.now())
    return nonce
  }

  /** Consumes a nonce. It works once, for ten minutes, even if the sign-in fails. */
  function useNonce(nonce: string): void {
    const issuedAt = nonces.get(nonce) ?? 0
    nonces.delete(nonce)
    if (Date.now() - issuedAt > 600_000) throw new SignInError('expired', 'The nonce expired.')
  }

  return createServer((request, response) => {
    respond(request)
      .catch((error: unknown): Answer => {
        console.error(error)
        return { status: error instanceof SyntaxError ? 400 : 500, body: {} }
      })
      .then(({ status = 200, body, cookie }) => {
        response.setHeader('content-type', 'application/json')
        response.setHeader('cache-control', 'no-store')
        if (cookie !== undefined) response.setHeader('set-cookie', cookie)
        response.writeHead(status).end(JSON.stringify(body))
      }, console.error)
  })
}

type Answer = { status?: number; body: object; cookie?: string }

const cookieFlags = 'HttpOnly; Secure; SameSite=Lax; Path=/'

/** Accepted chains, each with a node that you trust: it verifies the signatures of contracts. */
const clients = new Map<number, Client>(
  [bsc, mainnet].map((chain) => [chain.id, createClient({ chain, transport: http() })]),
)

const sessionIdOf = (request: IncomingMessage): string =>
  /(?:^|; )session=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''

/** Reads a JSON body. A form of another site cannot send this content type, so it cannot sign the user in. */
async function readJson(request: IncomingMessage): Promise<unknown> {
  if (request.headers['content-type'] !== 'application/json') throw new SyntaxError('Not JSON.')
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk
    if (text.length > 10_000) throw new SyntaxError('The body is too long.')
  }
  return JSON.parse(text)
}
