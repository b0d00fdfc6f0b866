import { bsc, mainnet, polygon } from 'viem/chains'

/** What the connection is configured with: the app's two chains and a third one for the sweep. */
export const configured = [bsc, mainnet, polygon] as const

const nowhere = 'http://127.0.0.1:9'

/** What the wallet lists: these, and one that the app lacks. */
export const listed = [
  ...configured.map(({ id, name }) => ({ chainId: id, name, rpcUrl: nowhere })),
  { chainId: 97, name: 'BNB Smart Chain Testnet', rpcUrl: nowhere },
]
