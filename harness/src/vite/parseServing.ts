import * as v from 'valibot'
import { describeIssue } from '../validation/describeIssue.ts'
import { isRpcAddress } from './rpcUrl.ts'

const called = v.function('expected a function')

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
        v.picklist(['56', '1'], 'expected 56 or 1, which are the local chains'),
        v.optional(addresses),
        'expected lists of addresses by chain id',
      ),
    ),
    chains: v.optional(
      v.looseObject({ chain: called, stop: called }, 'expected what createLocalChains() answers'),
    ),
  },
  'expected an object',
)

/**
 * Checks the options of a server of pages. `checkWallets` checks the names of the personas.
 *
 * @throws {TypeError} that names the field, the value found and the expected value
 */
export function parseServing(options: unknown): void {
  const result = v.safeParse(schema, options)
  if (!result.success)
    throw new TypeError(describeIssue('touchstone() takes { wallets, rpc, chains }', result.issues))
}
