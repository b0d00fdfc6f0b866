import * as v from 'valibot'
import { explain } from '../ports/explain.ts'
import { chainId } from '../ports/fields.ts'
import { here } from '../chain/noAnswer.ts'

/** Where there is a page, an address may be one of its own host. */
const isNode = (text: unknown): boolean =>
  typeof text === 'string' &&
  URL.canParse(text, here()) &&
  /^https?:$/.test(new URL(text, here()).protocol)

// Strict: what is misspelt would have no effect, and nobody would hear of it.
const schema = v.strictObject(
  {
    chainId: v.optional(chainId),
    answers: v.optional(v.record(v.string(), v.any(), 'expected what each method answers')),
    node: v.optional(v.custom<string>(isNode, 'expected an http(s) address')),
  },
  'expected options, such as { chainId: 56 }',
)

/**
 * Looks at what a mock chain is to be made of.
 *
 * @throws {TypeError} that names the field, says what was there and what is expected.
 */
export function parseChain(options: unknown): void {
  const result = v.safeParse(schema, options)
  if (!result.success)
    throw new TypeError(explain('A mock chain cannot be made of this', result.issues))
}
