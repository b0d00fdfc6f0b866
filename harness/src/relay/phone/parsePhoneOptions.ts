import * as v from 'valibot'
import { parseOrThrow } from '../../validation/parseOrThrow.ts'
import { phoneNames } from './phoneMetadata.ts'

const isUrl = (text: unknown) =>
  typeof text === 'string' && /^wss?:/.test(text) && URL.canParse(text)

const relay = v.custom<string | { url: string }>(
  (given) => isUrl((given as { url?: unknown } | null | undefined)?.url ?? given),
  'expected a relay: what startRelay() answers, or its URL',
)

// `createWallet` checks the other options.
const schema = v.looseObject({
  relay,
  persona: v.optional(v.picklist(phoneNames, `expected one of ${phoneNames.join(', ')}`)),
  methods: v.optional(v.array(v.string(), 'expected a list of methods')),
  sessionChains: v.optional(v.picklist(['shared', 'current'], 'expected "shared" or "current"')),
})

/** Checks the options of a phone. Throws a TypeError that names the field. */
export function parsePhoneOptions(options: unknown): void {
  // The explicit `undefined` makes valibot report a missing relay like a wrong one, with the expected value.
  const given = { relay: undefined, ...(options as object | undefined) }
  parseOrThrow(schema, given, 'A phone cannot be made of this')
}
