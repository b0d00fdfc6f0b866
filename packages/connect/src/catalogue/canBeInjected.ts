import type { Wallet } from './Wallet.ts'

/**
 * Returns whether a wallet can be in a page: its description has an rdns, a namespace, a flag or an extension. False
 * for WalletConnect, and for wallets that are apps only.
 */
export function canBeInjected({ rdns, namespaces, flags, stores }: Wallet): boolean {
  const identity = rdns?.[0] ?? namespaces?.[0] ?? flags?.[0]
  return (identity ?? stores?.chrome ?? stores?.edge ?? stores?.firefox) !== undefined
}
