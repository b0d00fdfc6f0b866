import type { IncomingMessage } from 'node:http'

/**
 * Response headers that let the requesting page, and no other, read the answer. For requests that
 * `checkRequest` has passed.
 */
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
