import type { Run } from '../core/result.ts'
import { schemaErrorOf } from './schemaErrorOf.ts'

/** Serializes a run as JSON. Throws an Error if the run does not fit `spec/result.schema.json`. */
export function jsonText(run: Run): string {
  const fault = schemaErrorOf(run)
  if (fault) throw new Error(`The run does not fit its schema: ${fault}`)
  return `${wellFormed(stringify(run))}\n`
}

/** Indents the JSON unless it is too long for a JavaScript string then. */
function stringify(run: Run): string {
  try {
    return JSON.stringify(run, undefined, 1)
  } catch {
    return JSON.stringify(run)
  }
}

/** Escapes control characters, and replaces unpaired surrogates, whose escapes many JSON readers reject. */
const wellFormed = (json: string) =>
  json
    .replace(/\\(?:u(d[89a-f])..|.)/g, (escape, half: unknown) => (half ? '\ufffd' : escape))
    .replace(
      /(?!\n)[\p{Cc}\p{Bidi_Control}]/gu,
      (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
