import type { Readable } from 'node:stream'

// Bytes. The largest request of a check has a million.
const longest = 8 * 2 ** 20
const atOnce = 64 * 2 ** 20

/**
 * Creates a reader of request bodies that keeps a bounded number of bytes, over all requests that are still coming.
 *
 * @returns a function that rejects where a body is too long, or all of them together are.
 */
export function createBodyReader(): (request: Readable) => Promise<string> {
  let held = 0
  return async (request) => {
    const chunks: Buffer[] = []
    let size = 0
    try {
      for await (const chunk of request as AsyncIterable<Buffer>) {
        size += chunk.length
        held += chunk.length
        if (size > longest || held > atOnce) throw new Error('The request is too long.')
        chunks.push(chunk)
      }
      return Buffer.concat(chunks).toString()
    } finally {
      held -= size
    }
  }
}
