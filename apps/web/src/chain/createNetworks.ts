import { rpcUrls } from './rpcUrls.ts'

/**
 * Creates the networks of the app, with the nodes of the build (`rpcUrls`). The first one is the app's own network, to
 * which the page asks the user to switch. The app does not import viem's definitions, because they include ENS and
 * other contracts, which the first chunk does not need.
 *
 * @see https://github.com/wevm/viem/blob/main/src/chains/definitions/bsc.ts
 * @see https://github.com/wevm/viem/blob/main/src/chains/definitions/mainnet.ts
 */
export const createNetworks = (env: Readonly<Record<string, unknown>>) =>
  [
    {
      id: 56,
      name: 'BNB Smart Chain',
      nativeCurrency: { decimals: 18, name: 'BNB', symbol: 'BNB' },
      rpcUrls: { default: { http: rpcUrls(56, env) } },
      blockExplorers: { default: { name: 'BscScan', url: 'https://bscscan.com' } },
    },
    {
      id: 1,
      name: 'Ethereum',
      nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
      rpcUrls: { default: { http: rpcUrls(1, env) } },
      blockExplorers: { default: { name: 'Etherscan', url: 'https://etherscan.io' } },
    },
  ] as const
