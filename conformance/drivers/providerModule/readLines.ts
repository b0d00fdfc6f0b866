import type { Readable } from 'node:stream'
import { ModuleFault } from '../../core/ModuleFault.ts'

declare namespace readLines {
  type Options = {
    /** Maximum length of a line, in bytes. */
    limit: number
    /** May throw ModuleFault, which ends the reading. */
    onLine(line: string): void
    /** Called at most once. No line follows. */
    onError(fault: ModuleFault): void
  }
}

const newline = 0x0a

/** Splits a stream of untrusted code into lines of UTF-8. */
export function readLines(stream: Readable, { limit, onLine, onError }: readLines.Options): void {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let parts: Buffer[] = []
  let size = 0

  const add = (part: Buffer) => {
    size += part.length
    if (size > limit)
      throw new ModuleFault(
        'garbled',
        `The module sent a line of more than ${limit / 2 ** 20} MiB.`,
      )
    parts.push(part)
  }
  const endLine = () => {
    const line = decode(decoder, Buffer.concat(parts))
    parts = []
    size = 0
    onLine(line)
  }
  const read = (chunk: Buffer) => {
    try {
      let start = 0
      for (let end; (end = chunk.indexOf(newline, start)) >= 0; start = end + 1) {
        add(chunk.subarray(start, end))
        endLine()
      }
      add(chunk.subarray(start))
    } catch (error) {
      if (!(error instanceof ModuleFault)) throw error
      parts = []
      stream.off('data', read)
      // Let the stream flow until the child is ended, but drop its data.
      stream.resume()
      onError(error)
    }
  }
  stream.on('data', read)
}

function decode(decoder: TextDecoder, bytes: Buffer): string {
  try {
    return decoder.decode(bytes)
  } catch {
    throw new ModuleFault('garbled', 'The module sent bytes that are not UTF-8.')
  }
}
