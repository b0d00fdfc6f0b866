import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

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
