import type { IncomingMessage } from 'node:http'

/**
 * Returns response headers that let only pages of the requesting origin read the answer. Call it only for requests
 * that passed `checkRequest`.
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
