import type { Readable } from 'node:stream'
import { mostBytes } from '@touchstone/harness/server'

// Limit in bytes for all bodies in memory.
const totalLimit = 64 * 2 ** 20

/** Creates a reader of request bodies. It rejects if one body, or the sum of those in progress, is too long. */
export function createLimitedBodyReader(): (request: Readable) => Promise<string> {
  let held = 0
  return async (request) => {
    const chunks: Buffer[] = []
    let size = 0
    try {
      for await (const chunk of request as AsyncIterable<Buffer>) {
        size += chunk.length
        held += chunk.length
        if (size > mostBytes || held > totalLimit) throw new Error('The request is too long.')
        chunks.push(chunk)
      }
      return Buffer.concat(chunks).toString()
    } finally {
      held -= size
    }
  }
}
