import { homeChainId, otherChainId } from '../core/chains.ts'
import type { CheckResources } from '../core/driver.ts'
import type { CreateOptions } from './provider/parseProvided.ts'

/**
 * Returns the options for `create` of a provider module: the home chain, its accounts, and the chains that the
 * wallet has to know.
 */
export function toCreateOptions(world: CheckResources): CreateOptions {
  return {
    rpcUrl: world.url(homeChainId),
    chainId: world.chainId,
    accounts: world.accounts.map(({ address, privateKey }) => ({ address, privateKey })),
    chains: [
      { chainId: homeChainId, rpcUrl: world.url(homeChainId), name: 'BNB Smart Chain' },
      { chainId: otherChainId, rpcUrl: world.url(otherChainId), name: 'Ethereum' },
    ],
  }
}
