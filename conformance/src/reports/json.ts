import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Run } from './run.ts'

/**
 * The run as text, after it was held against `spec/result.schema.json`.
 *
 * @throws Error where it does not fit: a fault of ours.
 */
export function jsonText(run: Run): string {
  const misfit = misfitOf(run)
  if (misfit) throw new Error(`The run does not fit its schema: ${misfit}`)
  return `${wellFormed(stringify(run))}\n`
}

/** Indented; on one line where that is more than a string can hold. */
function stringify(run: Run): string {
  try {
    return JSON.stringify(run, undefined, 1)
  } catch {
    return JSON.stringify(run)
  }
}

/** Half a character is written as an escape, which many readers of JSON refuse: the whole run with it. */
const wellFormed = (json: string) =>
  json.replace(/\\(?:u(d[89a-f])..|.)/g, (escape, half: unknown) => (half ? '\ufffd' : escape))

/** Why a value is no run, in words; nothing where it is one. */
export function misfitOf(value: unknown): string | undefined {
  const schema: unknown = JSON.parse(
    readFileSync(new URL('../../spec/result.schema.json', import.meta.url), 'utf8'),
  )
  const ajv = new Ajv2020({ allErrors: true, strict: false })
  formats.default(ajv)
  const validate = ajv.compile(schema as object)
  return validate(value) ? undefined : ajv.errorsText(validate.errors?.slice(0, 3))
}
