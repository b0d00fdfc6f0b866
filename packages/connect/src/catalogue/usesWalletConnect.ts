import type { Wallet } from './Wallet.ts'

/** Returns whether a wallet pairs by WalletConnect. */
export function usesWalletConnect({ walletConnect, links }: Wallet): boolean {
  return walletConnect ?? (links?.native ?? links?.universal) !== undefined
}
