import type { IncomingMessage } from 'node:http'
import type { Refusal } from './checkRequest.ts'

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
