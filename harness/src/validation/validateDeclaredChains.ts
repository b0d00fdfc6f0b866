import * as v from 'valibot'
import { nonEmptyText } from './fieldSchemas.ts'
import { parseOrThrow } from './parseOrThrow.ts'

const url = v.pipe(v.string(), v.regex(/^https?:/, 'expected an http(s) URL'))

/** Chains by id, as `createWallet` and the fixtures take them. */
export const declaredChains = v.pipe(
  v.record(
    v.pipe(
      v.string(),
      v.regex(
        /^[1-9]\d*$/,
        'expected a chain id as the key, in decimal digits, such as { 8453: {} }',
      ),
    ),
    v.pipe(
      v.strictObject({
        name: v.optional(nonEmptyText),
        rpcUrl: v.optional(url),
        forkUrl: v.optional(v.union([url, v.literal(false)], 'expected an http(s) URL or false')),
        forkBlock: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
      }),
      v.check(
        ({ rpcUrl, forkUrl }) => rpcUrl === undefined || !forkUrl,
        'expected rpcUrl (a running node) or forkUrl (a local chain), not both',
      ),
    ),
    'expected chains by id, such as { 8453: {} }',
  ),
  v.check((chains) => Object.keys(chains).length > 0, 'expected at least one chain'),
)

export function validateDeclaredChains(chains: unknown): void {
  parseOrThrow(v.object({ chains: declaredChains }), { chains }, 'Chains cannot be made of this')
}
