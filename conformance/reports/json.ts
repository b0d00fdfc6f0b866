import type { Run } from '../core/result.ts'
import { schemaErrorOf } from './schemaErrorOf.ts'

/**
 * Serializes a run as JSON, after validating the run against `spec/result.schema.json`.
 *
 * @throws Error if the run does not fit the schema, which is a fault of the suite.
 */
export function jsonText(run: Run): string {
  const misfit = schemaErrorOf(run)
  if (misfit) throw new Error(`The run does not fit its schema: ${misfit}`)
  return `${wellFormed(stringify(run))}\n`
}

/**
 * Serializes a run with indentation. If that text is too long for a JavaScript string, serializes it on one
 * line.
 */
function stringify(run: Run): string {
  try {
    return JSON.stringify(run, undefined, 1)
  } catch {
    return JSON.stringify(run)
  }
}

/**
 * Replaces unpaired surrogates by U+FFFD. `JSON.stringify` writes them as escapes, and many JSON readers reject a file
 * with such escapes. Escapes control characters, and characters that change the direction of text.
 */
const wellFormed = (json: string) =>
  json
    .replace(/\\(?:u(d[89a-f])..|.)/g, (escape, half: unknown) => (half ? '\ufffd' : escape))
    .replace(
      /(?!\n)[\p{Cc}\p{Bidi_Control}]/gu,
      (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
