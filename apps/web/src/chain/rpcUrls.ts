/** Public nodes that are used unless the build sets others. */
const defaults: Readonly<Record<number, readonly string[]>> = {
  56: ['https://bsc-dataseed.bnbchain.org', 'https://bsc-rpc.publicnode.com'],
  1: ['https://ethereum-rpc.publicnode.com', 'https://eth.merkle.io'],
}

/**
 * Returns the node URLs of a chain: `VITE_RPC_<chain>` (separated by commas or spaces), else public nodes. The app and
 * its Content Security Policy read them at build time.
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
