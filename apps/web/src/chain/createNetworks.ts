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

/**
 * Returns the URLs of a chain's nodes: those of the build variable `VITE_RPC_<chain>` (separated by commas or spaces),
 * else public nodes. The build puts them into the app and into its Content Security Policy.
 */
export function rpcUrls(
  chainId: number,
  env: Readonly<Record<string, unknown>>,
): readonly string[] {
  const given = String(env[`VITE_RPC_${chainId}`] ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
  return given.length > 0 ? given : (defaultUrls[chainId] ?? [])
}

/** URLs of public nodes by chain id, for builds that set no nodes. */
const defaultUrls: Readonly<Record<number, readonly string[]>> = {
  56: ['https://bsc-dataseed.bnbchain.org', 'https://bsc-rpc.publicnode.com'],
  1: ['https://ethereum-rpc.publicnode.com', 'https://eth.merkle.io'],
}
