import * as v from 'valibot'
import { parseOrThrow } from './parseOrThrow.ts'
import {
  address,
  functionSchema,
  capabilities,
  chainId,
  privateKey,
  nonEmptyText,
} from './fieldSchemas.ts'
import { declaredChains } from './validateDeclaredChains.ts'

const once =
  <T>(of: (item: T) => unknown) =>
  (items: T[]) =>
    new Set(items.map(of)).size === items.length

const visible = v.array(address)

/** Required fields of a persona that is given as an object. */
const persona = v.looseObject({
  id: nonEmptyText,
  info: v.looseObject({ name: nonEmptyText, rdns: nonEmptyText, icon: v.string() }),
  namespaces: v.array(nonEmptyText),
})
const quirk = v.looseObject({ id: nonEmptyText, what: v.string() })

const chains = v.pipe(
  v.array(v.looseObject({ chainId, name: v.string(), rpcUrl: v.string() })),
  v.minLength(1, 'expected at least one chain'),
  v.check(
    once((chain) => chain.chainId),
    'expected each chain once',
  ),
)

const state = v.strictObject({
  accounts: v.optional(visible),
  chains: v.optional(chains),
  chainId: v.optional(chainId),
  locked: v.optional(v.boolean()),
  permissions: v.optional(v.record(v.string(), visible)),
  siteChains: v.optional(v.record(v.string(), chainId)),
  down: v.optional(v.union([v.literal('all'), v.array(chainId)])),
  capabilities: v.optional(v.array(v.strictObject(capabilities))),
})

// The schema is strict, because a misspelt option would silently have no effect.
const schema = v.strictObject({
  id: v.optional(nonEmptyText),
  persona: v.optional(v.union([v.string(), persona], 'expected a persona or its name')),
  quirks: v.optional(
    v.array(
      v.union([v.string(), quirk], 'expected a quirk or its name'),
      'expected a list of quirks',
    ),
  ),
  accounts: v.pipe(
    v.array(v.looseObject({ address, privateKey: v.optional(privateKey) })),
    v.minLength(1, 'expected at least one account'),
    v.check(
      once((account) => account.address.toLowerCase()),
      'expected each account once',
    ),
  ),
  chains: declaredChains,
  chainId: v.optional(chainId),
  origin: v.optional(v.string()),
  capabilities: v.optional(
    v.array(v.strictObject(capabilities), 'expected a list of capabilities'),
  ),
  approval: v.optional(v.picklist(['prompt', 'approve', 'reject'])),
  rpc: v.optional(functionSchema),
  signer: v.optional(
    v.looseObject({
      message: functionSchema,
      typedData: functionSchema,
      transaction: functionSchema,
    }),
  ),
  clock: v.optional(
    v.looseObject({
      now: functionSchema,
      setTimeout: functionSchema,
      clearTimeout: functionSchema,
    }),
  ),
  state: v.optional(state),
  strict: v.optional(v.boolean()),
  ready: v.optional(v.promise()),
  uuid: v.optional(v.string()),
  ethereum: v.optional(v.picklist(['free', 'take', 'leave'])),
  keeps: v.optional(v.number()),
})

export const isState = (value: unknown): boolean => v.is(state, value)

export const validateWalletOptions = (options: unknown): void => {
  parseOrThrow(schema, options, 'A wallet cannot be made of this')
}
