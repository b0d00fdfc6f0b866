import type { CheckResources } from '../core/driver.ts'
import type { CreateOptions } from './provider/parseProvided.ts'

/**
 * Returns the options for `create` of a provider module: the home chain, its accounts, and the chains that the
 * wallet has to know.
 */
export function toCreateOptions(world: CheckResources): CreateOptions {
  return {
    rpcUrl: world.url(56),
    chainId: world.chainId,
    accounts: world.accounts.map(({ address, privateKey }) => ({ address, privateKey })),
    chains: [
      { chainId: 56, rpcUrl: world.url(56), name: 'BNB Smart Chain' },
      { chainId: 1, rpcUrl: world.url(1), name: 'Ethereum' },
    ],
  }
}
