import { homeChainId, otherChainId } from '../core/defaultChainIds.ts'
import type { CheckResources } from '../core/driver.ts'
import type { CreateOptions } from './provider/parseCreatedProvider.ts'

/** Converts the resources of a check to the options that `create` of a provider module receives. */
export function checkResourcesToCreateOptions(resources: CheckResources): CreateOptions {
  return {
    rpcUrl: resources.url(homeChainId),
    chainId: resources.chainId,
    accounts: resources.accounts.map(({ address, privateKey }) => ({ address, privateKey })),
    chains: [
      { chainId: homeChainId, rpcUrl: resources.url(homeChainId), name: 'BNB Smart Chain' },
      { chainId: otherChainId, rpcUrl: resources.url(otherChainId), name: 'Ethereum' },
    ],
  }
}
