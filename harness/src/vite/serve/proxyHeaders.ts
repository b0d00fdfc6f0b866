import type { IncomingHttpHeaders } from 'node:http'
import { allowOwnScript } from '../allowOwnScript.ts'

// Headers that the proxy does not pass on: hop-by-hop headers (RFC 9110, section 7.6.1), and headers about
// the host and the encoding of the body.
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'host',
  'content-length',
  'accept-encoding',
])

/** Returns a page's headers for the proxied server, whose name replaces this one in `Origin` and `Referer`. */
export function requestHeaders(
  given: IncomingHttpHeaders,
  { own, target }: { own: string; target: string },
): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || hopByHop.has(name)) continue
    const text = [value].flat().join(name === 'cookie' ? '; ' : ', ')
    const home = name === 'origin' || name === 'referer'
    headers.set(name, home ? text.replace(own, target) : text)
  }
  return headers
}

/** Adapts the headers of an answer to this server, such as cookies and redirects. */
export function responseHeaders(
  given: Headers,
  { own, target }: { own: string; target: string },
): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {}
  for (const [name, value] of given) {
    if (hopByHop.has(name) || dropped.has(name)) continue
    headers[name] = value
  }
  const cookies = given.getSetCookie().map(ownCookie)
  if (cookies.length > 0) headers['set-cookie'] = cookies
  for (const name of ['content-security-policy', 'content-security-policy-report-only'])
    if (typeof headers[name] === 'string')
      // Several policies in one header are separated by commas, and each must allow the script.
      headers[name] = headers[name].split(',').map(allowOwnScript).join(', ')
  if (typeof headers['location'] === 'string')
    headers['location'] = headers['location'].replace(new RegExp(`^${escaped(target)}(?=/|$)`), own)
  if (typeof headers['content-type'] === 'string' && /^text\/html\b/i.test(headers['content-type']))
    headers['content-type'] = 'text/html; charset=utf-8'
  return headers
}

const dropped = new Set([
  'content-encoding',
  'set-cookie',
  'strict-transport-security',
  'alt-svc',
  'etag',
])

const ownCookie = (cookie: string) =>
  cookie
    .replace(/;\s*(domain=[^;]*|secure|partitioned)(?=;|$)/gi, '')
    .replace(/;\s*samesite=none/i, '; SameSite=Lax')

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
