import type { Anvil } from '../chain/index.ts'

/**
 * Describes a server for the user at the terminal, and its chain for tools in another terminal. Without a chain, the
 * server has no wallets.
 */
export function describeServer(
  { name, address }: { name: string; address: string },
  wallets: number,
  chain: Anvil | undefined,
): string {
  if (!chain) return `${name} is at ${address} (the plain app, no wallets). Ctrl-C ends it.`
  const { chainId, fork, url, controlUrl } = chain
  const state = fork ? `forked at block ${fork.block}` : 'offline'
  const inside = `${wallets} fake ${wallets === 1 ? 'wallet' : 'wallets'}, chain ${chainId} ${state} at ${url}`
  return `${name} is at ${address} (${inside}). Ctrl-C ends it.\nTo control the chain (anvil_*, evm_*): ${controlUrl}`
}
