import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import { isIP } from 'node:net'
import type { Duplex } from 'node:stream'

/** Requests that a local server accepts. */
export type RequestRules = {
  /**
   * Accepted names of the server in the `Host` header. `loopback`: localhost and its subdomains, 127.0.0.0/8,
   * [::1]. `address`: the names of `loopback`, and any IP address. Both values stop DNS rebinding, which
   * needs a name that an attacker owns. `checked`: another handler has checked `Host` already.
   */
  host: 'loopback' | 'address' | 'checked'
  /**
   * Pages that may send requests. `same-origin`: pages of this server. `local`: pages at the loopback names of
   * `host`, and browser extensions. With both values, any page may link to the server.
   */
  pages: 'same-origin' | 'local'
  /** Whether a POST must be `application/json`, which a page of another origin sends only after a CORS preflight. */
  json?: boolean
}

/** Reason to refuse a request, with its HTTP status. */
export type Refusal = { status: 400 | 403 | 413 | 415; reason: string }

/**
 * Checks by its headers whether the server accepts a request. Returns the refusal, or undefined if it accepts the
 * request.
 *
 * @example
 * const refusal = checkRequest(request, { host: 'loopback', pages: 'local', json: true })
 * if (refusal) return sendRefusal(response, refusal)
 */
export function checkRequest(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  rules: RequestRules,
): Refusal | undefined {
  const { host = '', origin } = headers
  if (!isKnownHost(host, rules.host))
    return forbidden('The Host header must name this machine by its address or as localhost.')
  if (origin !== undefined && !isAllowedOrigin(origin, host, rules.pages))
    return forbidden('Pages of this origin may not use this server.')
  // Browsers request scripts and images without `Origin`, so this check reads other headers.
  if (rules.pages === 'same-origin' && isEmbeddedElsewhere(headers))
    return forbidden('Pages of another origin may not load this file.')
  if (rules.json && method === 'POST' && !isJson(headers['content-type']))
    return { status: 415, reason: 'The Content-Type must be application/json.' }
  return undefined
}

const loopback = String.raw`(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?`
const loopbackHost = new RegExp(`^${loopback}$`, 'i')
const loopbackOrigin = new RegExp(`^https?://${loopback}$`, 'i')

// Origins of browser extensions, which no web page can have.
// https://developer.mozilla.org/docs/Mozilla/Add-ons/WebExtensions
const extensionOrigin = /^(chrome|moz|safari-web)-extension:\/\/[\w-]+$/i

function isKnownHost(host: string, known: RequestRules['host']): boolean {
  if (known === 'checked' || loopbackHost.test(host)) return true
  const address = host.replace(/:\d{1,5}$/, '').replace(/^\[(.*)\]$/, '$1')
  return known === 'address' && isIP(address) !== 0
}

function isAllowedOrigin(origin: string, host: string, pages: RequestRules['pages']): boolean {
  if (pages === 'local') return loopbackOrigin.test(origin) || extensionOrigin.test(origin)
  return origin.replace(/^https?:\/\//i, '').toLowerCase() === host.toLowerCase()
}

/**
 * Whether a page of another origin requests the file, other than by a link. Reads the headers of
 * https://www.w3.org/TR/fetch-metadata/, which only browsers send.
 */
const isEmbeddedElsewhere = (headers: IncomingMessage['headers']): boolean =>
  /^(cross|same)-site$/.test(String(headers['sec-fetch-site'])) &&
  headers['sec-fetch-mode'] !== 'navigate'

const isJson = (type = '') => /^application\/json\s*(;|$)/i.test(type)

const forbidden = (reason: string): Refusal => ({ status: 403, reason })

/** Answers a refused request as JSON-RPC. Closes the connection instead of waiting for the body. */
export function sendRefusal(response: ServerResponse, { status, reason }: Refusal): void {
  const error = { code: -32600, message: reason }
  response
    .writeHead(status, { 'content-type': 'application/json', connection: 'close' })
    .end(JSON.stringify({ jsonrpc: '2.0', id: null, error }))
}

/** Answers a refused WebSocket upgrade. */
export function sendUpgradeRefusal(socket: Duplex, { status, reason }: Refusal): void {
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: text/plain; charset=utf-8',
    'Connection: close',
  ]
  // Ignores the error of a client that has already disconnected.
  socket.on('error', () => {})
  socket.end(`${lines.join('\r\n')}\r\n\r\n${reason}\n`)
}

/** Returns headers that let the requesting origin read the answer. Call it after `checkRequest` has passed. */
export function corsHeaders({
  headers: { origin },
}: Pick<IncomingMessage, 'headers'>): Record<string, string> {
  if (origin === undefined) return { vary: 'origin' }
  return {
    vary: 'origin',
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': '*',
  }
}

/** Maximum body size in bytes, as in Anvil. */
export const mostBytes = 2_097_152

/** Reads the body of a request. Stops and returns a refusal if the body is too long. */
export async function readBody(
  request: IncomingMessage,
  most = mostBytes,
): Promise<string | Refusal> {
  const chunks: Buffer[] = []
  let bytes = 0
  // Without `destroyOnReturn: false` the socket closes before the refusal is sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += (chunk as Buffer).length
    if (bytes > most) return { status: 413, reason: `The body may have ${most} bytes.` }
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks).toString()
}
