import { readFileSync } from 'node:fs'
import { UsageError } from '../core/UsageError.ts'

/** Reads a JSON file. Throws a UsageError if that fails. */
export function readJson(file: string): unknown {
  try {
    // Remove a byte order mark, with which editors and shells on Windows begin a file.
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\ufeff/, ''))
  } catch (error) {
    const missing = (error as { code?: string }).code === 'ENOENT'
    throw new UsageError(missing ? `There is no file ${file}.` : `${file} cannot be read as JSON.`)
  }
}

/** Parses a text as JSON. Returns undefined if it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
