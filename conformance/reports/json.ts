import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Run } from '../core/result.ts'

/**
 * Serializes a run after validating it against `spec/result.schema.json`.
 *
 * @throws Error if it does not fit the schema, which is a fault of the suite.
 */
export function jsonText(run: Run): string {
  const misfit = schemaErrorOf(run)
  if (misfit) throw new Error(`The run does not fit its schema: ${misfit}`)
  return `${wellFormed(stringify(run))}\n`
}

/** Serializes with indentation, or on one line if the result is too long for a string. */
function stringify(run: Run): string {
  try {
    return JSON.stringify(run, undefined, 1)
  } catch {
    return JSON.stringify(run)
  }
}

/**
 * Replaces unpaired surrogates. `JSON.stringify` writes them as escapes, and many JSON readers reject a file
 * with these.
 */
const wellFormed = (json: string) =>
  json.replace(/\\(?:u(d[89a-f])..|.)/g, (escape, half: unknown) => (half ? '\ufffd' : escape))

/** Returns why a value is no run, or undefined if it is one. */
export function schemaErrorOf(value: unknown): string | undefined {
  const schema: unknown = JSON.parse(
    readFileSync(new URL('../spec/result.schema.json', import.meta.url), 'utf8'),
  )
  const ajv = new Ajv2020({ allErrors: true, strict: false })
  formats.default(ajv)
  const validate = ajv.compile(schema as object)
  return validate(value) ? undefined : ajv.errorsText(validate.errors?.slice(0, 3))
}
