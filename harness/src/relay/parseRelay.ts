import * as v from 'valibot'
import { describeIssue } from '../validation/describeIssue.ts'
import type { startRelay } from './startRelay.ts'

const what = 'expected a whole number from 0 to 65535'

// Node treats a string port as the name of a socket file and listens there.
const schema = v.strictObject(
  {
    port: v.optional(
      v.pipe(v.number(what), v.integer(what), v.minValue(0, what), v.maxValue(65_535, what)),
      0,
    ),
  },
  'expected options, such as { port: 5555 }',
)

/** @throws {TypeError} that names the option, the value found and the expected value */
export function parseRelay(options: startRelay.Options): { port: number } {
  const result = v.safeParse(schema, options)
  if (result.success) return result.output
  throw new TypeError(describeIssue('A relay cannot be made of this', result.issues))
}
