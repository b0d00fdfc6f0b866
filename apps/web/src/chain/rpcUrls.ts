/** Public nodes, where the build names none. */
const defaults: Readonly<Record<number, readonly string[]>> = {
  56: ['https://bsc-dataseed.bnbchain.org', 'https://bsc-rpc.publicnode.com'],
  1: ['https://ethereum-rpc.publicnode.com', 'https://eth.merkle.io'],
}

/**
 * The addresses of a chain's nodes: `VITE_RPC_<chain>` (a list, by commas or spaces), else public
 * ones. Read at build time, by the app and by its Content Security Policy.
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
