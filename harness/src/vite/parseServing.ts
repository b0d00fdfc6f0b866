import * as v from 'valibot'
import { explain } from '../ports/explain.ts'
import { isRpcAddress } from './rpcUrl.ts'

const called = v.function('expected a function')

const addresses = v.array(
  v.pipe(
    v.string('expected an http(s) address'),
    v.check(isRpcAddress, 'expected an http(s) address, or a host with or without a path'),
  ),
  "expected a list of addresses, such as ['https://my-node.example']",
)

// Strict: what is misspelt would have no effect, and nobody would hear of it.
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
 * Looks at what a server of pages is asked to put inside. Which personas there are, `checkWallets`
 * knows.
 *
 * @throws {TypeError} that names the field, says what was there and what is expected.
 */
export function parseServing(options: unknown): void {
  const result = v.safeParse(schema, options)
  if (!result.success)
    throw new TypeError(explain('touchstone() takes { wallets, rpc, chains }', result.issues))
}
