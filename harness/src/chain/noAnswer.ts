/**
 * Which node did not answer, and why, as it stands in a sentence. The host alone: paths and queries of
 * RPC addresses carry keys.
 *
 * @example
 * noAnswer('http://127.0.0.1:8545/key', error) // '127.0.0.1:8545: ECONNREFUSED'
 */
export const noAnswer = (url: string, cause: unknown): string =>
  `${new URL(url, here()).host}: ${reason(cause)}`

/** The page that an address may be relative to, where there is one. */
export const here = (): string | undefined =>
  (globalThis as { location?: { href: string } }).location?.href

function reason(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  if (cause.name === 'TimeoutError') return 'no answer in time'
  const inner = cause.cause as { code?: string } | undefined
  return inner?.code ?? cause.message
}
