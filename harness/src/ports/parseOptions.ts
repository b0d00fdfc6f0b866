import * as v from 'valibot'
import { explain } from './explain.ts'

const address = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-f]{40}$/i, 'expected an address of 40 hex digits'),
)
const chainId = v.pipe(v.number(), v.integer(), v.minValue(1, 'expected a chain id of 1 or more'))

const schema = v.looseObject({
  id: v.optional(v.pipe(v.string(), v.nonEmpty('expected a name'))),
  accounts: v.pipe(
    v.array(
      v.looseObject({
        address,
        privateKey: v.optional(
          v.pipe(v.string(), v.regex(/^0x[0-9a-f]{64}$/i, 'expected a key of 64 hex digits')),
        ),
      }),
    ),
    v.minLength(1, 'expected at least one account'),
  ),
  chains: v.pipe(
    v.array(v.looseObject({ chainId, name: v.string(), rpcUrl: v.string() })),
    v.minLength(1, 'expected at least one chain'),
  ),
  chainId,
  approval: v.optional(v.picklist(['prompt', 'approve', 'reject'])),
})

/**
 * Looks at what a wallet is to be made of.
 *
 * @throws {TypeError} that names the field.
 */
export const parseOptions = (options: object): void => {
  const result = v.safeParse(schema, options)
  if (!result.success)
    throw new TypeError(explain('A wallet cannot be made of this', result.issues))
}
