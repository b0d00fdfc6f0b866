import { bsc, mainnet, polygon } from 'viem/chains'

/** Chains of the connection in Node: the two chains of the app and a third one for the tests. */
export const configuredChains = [bsc, mainnet, polygon] as const

const nowhere = 'http://127.0.0.1:9'

/** Chains of the fake wallet: the configured ones, and one that the connection does not support. */
export const walletChains = [
  ...configuredChains.map(({ id, name }) => ({ chainId: id, name, rpcUrl: nowhere })),
  { chainId: 97, name: 'BNB Smart Chain Testnet', rpcUrl: nowhere },
]
