import { redact } from './redactCredentials.ts'

/**
 * Returns the host of the node that did not answer, and the reason, without keys.
 *
 * @example
 * describeNoAnswer('http://127.0.0.1:8545/key', error) // '127.0.0.1:8545: ECONNREFUSED'
 */
export function describeNoAnswer(url: string, cause: unknown): string {
  // The reason would contain the whole address.
  if (!URL.canParse(url, pageOrigin())) return 'its address is not a URL'
  return `${new URL(url, pageOrigin()).host}: ${redact(describeRequestError(cause), url)}`
}

/** Returns the address of the page, against which relative addresses resolve. Undefined in Node. */
export const pageOrigin = (): string | undefined =>
  (globalThis as { location?: { href: string } }).location?.href

/** Returns the reason why a request failed: an error code or a message. */
export function describeRequestError(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  if (cause.name === 'TimeoutError') return 'no answer in time'
  // Error codes of Node are strings, such as ECONNREFUSED; those of JSON-RPC are numbers.
  const codes = [cause.cause, cause].map((error) => (error as { code?: unknown } | undefined)?.code)
  return codes.find((code) => typeof code === 'string') ?? cause.message
}
