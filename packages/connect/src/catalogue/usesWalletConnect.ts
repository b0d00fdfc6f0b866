import type { Wallet } from './Wallet.ts'

export function usesWalletConnect({ walletConnect, links }: Wallet): boolean {
  return walletConnect ?? (links?.native ?? links?.universal) !== undefined
}
