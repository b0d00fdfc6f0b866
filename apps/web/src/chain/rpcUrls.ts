/** URLs of public nodes by chain id, for builds that set no nodes. */
const defaults: Readonly<Record<number, readonly string[]>> = {
  56: ['https://bsc-dataseed.bnbchain.org', 'https://bsc-rpc.publicnode.com'],
  1: ['https://ethereum-rpc.publicnode.com', 'https://eth.merkle.io'],
}

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
  return given.length > 0 ? given : (defaults[chainId] ?? [])
}
