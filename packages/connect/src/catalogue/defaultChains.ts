import type { Chain } from 'viem'

/** Definitions of viem without the addresses of contracts such as ENS, to keep the bundle small. */
export const bsc = {
  id: 56,
  name: 'BNB Smart Chain',
  nativeCurrency: { decimals: 18, name: 'BNB', symbol: 'BNB' },
  rpcUrls: { default: { http: ['https://56.rpc.thirdweb.com'] } },
  blockExplorers: { default: { name: 'BscScan', url: 'https://bscscan.com' } },
} as const satisfies Chain

export const mainnet = {
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
  rpcUrls: { default: { http: ['https://ethereum.reth.rs/rpc'] } },
  blockExplorers: { default: { name: 'Etherscan', url: 'https://etherscan.io' } },
} as const satisfies Chain

/** Chains of a connection that names none, the default chain first. */
export const defaultChains = [bsc, mainnet] as const
