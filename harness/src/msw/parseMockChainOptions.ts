import * as v from 'valibot'
import { parseOrThrow } from '../validation/parseOrThrow.ts'
import { chainId } from '../validation/fieldSchemas.ts'
import { pageOrigin } from '../chain/describeNoAnswer.ts'

/** Whether a value is an http(s) address. In a page, the address may be relative to the page. */
const isNode = (text: unknown): boolean =>
  typeof text === 'string' &&
  URL.canParse(text, pageOrigin()) &&
  /^https?:$/.test(new URL(text, pageOrigin()).protocol)

// The schema is strict, because a misspelt option would silently have no effect.
const schema = v.strictObject(
  {
    chainId: v.optional(chainId),
    answers: v.optional(v.record(v.string(), v.any(), 'expected what each method answers')),
    node: v.optional(v.custom<string>(isNode, 'expected an http(s) address')),
  },
  'expected options, such as { chainId: 56 }',
)

/** Checks the options of a mock chain. Throws a TypeError that names the field. */
export function parseMockChainOptions(options: unknown): void {
  parseOrThrow(schema, options, 'A mock chain cannot be made of this')
}
