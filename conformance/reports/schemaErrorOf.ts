import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import schema from '../spec/result.schema.json' with { type: 'json' }

const ajv = new Ajv2020({ allErrors: true, strict: false })
formats.default(ajv)
const validate = ajv.compile(schema)

/** Returns the reason why a value is no run, or undefined if it is a run. */
export function schemaErrorOf(value: unknown): string | undefined {
  if (!isShallow(value)) return `data must have at most ${maxDepth} levels`
  return validate(value) ? undefined : ajv.errorsText(validate.errors?.slice(0, 3))
}

/** Maximum nesting of a run. Much deeper values overflow the stack of `JSON.stringify`. The suite writes under 30. */
const maxDepth = 100

const isShallow = (value: unknown, depth = 0): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth < maxDepth && Object.values(value).every((part) => isShallow(part, depth + 1)))
