import type { Chain } from 'viem'

/**
 * Chains of a connection that names none, the default chain first: viem's definitions without the addresses of
 * contracts such as ENS, to keep the bundle small.
 */
export const defaultChains = [
  {
    id: 56,
    name: 'BNB Smart Chain',
    nativeCurrency: { decimals: 18, name: 'BNB', symbol: 'BNB' },
    rpcUrls: { default: { http: ['https://56.rpc.thirdweb.com'] } },
    blockExplorers: { default: { name: 'BscScan', url: 'https://bscscan.com' } },
  },
  {
    id: 1,
    name: 'Ethereum',
    nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
    rpcUrls: { default: { http: ['https://ethereum.reth.rs/rpc'] } },
    blockExplorers: { default: { name: 'Etherscan', url: 'https://etherscan.io' } },
  },
] as const satisfies readonly Chain[]
