import * as v from 'valibot'
import { parseOrThrow } from '../validation/parseOrThrow.ts'
import { functionSchema } from '../validation/fieldSchemas.ts'
import { declaredChains } from '../validation/validateDeclaredChains.ts'
import { defaultChains } from '../walletDefaults.ts'
import { isRpcAddress } from './parseRpcUrl.ts'

const takes = 'touchstone() takes { wallets, rpc, chains, localChains }'

const addresses = v.array(
  v.pipe(
    v.string('expected an http(s) address'),
    v.check(isRpcAddress, 'expected an http(s) address, or a host with or without a path'),
  ),
  "expected a list of addresses, such as ['https://my-node.example']",
)

// The schema is strict, because a misspelt option would silently have no effect.
const schema = v.strictObject(
  {
    wallets: v.optional(
      v.array(
        v.string('expected the name of a persona'),
        "expected a list of personas, such as ['metamask']",
      ),
    ),
    rpc: v.optional(
      v.record(
        v.pipe(v.string(), v.regex(/^[1-9]\d*$/, 'expected a chain id of 1 or more')),
        v.optional(addresses),
        'expected lists of addresses by chain id',
      ),
    ),
    chains: v.optional(declaredChains),
    localChains: v.optional(
      v.looseObject(
        { chain: functionSchema, stop: functionSchema },
        'expected what createLocalChains() answers',
      ),
    ),
  },
  'expected an object',
)

/** Checks the options of the plug-in, except the names of personas. Throws a TypeError that names the field. */
export function parseServingOptions(options: unknown): void {
  const { rpc = {}, chains = defaultChains } = parseOrThrow(schema, options, takes)
  const undeclared = Object.keys(rpc).find((id) => !Object.hasOwn(chains, id))
  if (undeclared !== undefined)
    throw new TypeError(
      `${takes}: "rpc.${undeclared}" is not a declared chain. Add it: chains: { ${undeclared}: {} }.`,
    )
}
