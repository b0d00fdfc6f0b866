import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Run } from '../core/result.ts'

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
 * Replaces unpaired surrogates by U+FFFD. `JSON.stringify` writes them as escapes, and many JSON readers reject
 * a file with such escapes. Escapes characters that control a terminal.
 */
const wellFormed = (json: string) =>
  json
    .replace(/\\(?:u(d[89a-f])..|.)/g, (escape, half: unknown) => (half ? '\ufffd' : escape))
    .replace(
      /(?!\n)[\p{Cc}\p{Bidi_Control}]/gu,
      (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )

/** Returns the reason why a value is no run, or undefined if it is a run. */
export function schemaErrorOf(value: unknown): string | undefined {
  if (!isShallow(value)) return `data must have at most ${maxDepth} levels`
  const schema: unknown = JSON.parse(
    readFileSync(new URL('../spec/result.schema.json', import.meta.url), 'utf8'),
  )
  const ajv = new Ajv2020({ allErrors: true, strict: false })
  formats.default(ajv)
  const validate = ajv.compile(schema as object)
  return validate(value) ? undefined : ajv.errorsText(validate.errors?.slice(0, 3))
}

/** Maximum nesting of a run. Deeper values overflow the stack of `JSON.stringify`. The suite writes 20 levels at most. */
const maxDepth = 100

const isShallow = (value: unknown, depth = 0): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth < maxDepth && Object.values(value).every((part) => isShallow(part, depth + 1)))
