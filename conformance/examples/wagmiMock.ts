import type { CreateOptions, Provided } from '@touchstone/conformance'
import { createConfig, custom, mock } from '@wagmi/core'
import type { Address, Chain } from 'viem'

/**
 * Creates the provider of the connector `mock` of `@wagmi/core`, which tests of dapps use. It never opens a prompt.
 */
export default async function create({ accounts, chains }: CreateOptions): Promise<Provided> {
  const [first, ...rest] = accounts.map(({ address }) => address as Address)
  const [home, ...others] = chains.map(chain)
  const config = createConfig({
    chains: [home!, ...others],
    connectors: [mock({ accounts: [first!, ...rest] })],
    // The mock connector uses the chain's own URL. wagmi requires transports, which have no use
    // here.
    transports: Object.fromEntries(chains.map(({ chainId }) => [chainId, custom(unusedProvider)])),
  })
  const user = { prompts: () => 0, approve: () => false, reject: () => false }
  return { provider: await config.connectors[0]!.getProvider(), user }
}

const unusedProvider = { request: () => Promise.reject(new Error('not used')) }

const chain = ({ chainId, rpcUrl, name }: CreateOptions['chains'][number]): Chain => ({
  id: chainId,
  name,
  nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 18 },
  rpcUrls: { default: { http: [rpcUrl] } },
})
