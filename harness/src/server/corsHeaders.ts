import type { IncomingMessage } from 'node:http'

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
