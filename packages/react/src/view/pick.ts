import type { WalletRow } from '@touchstone/connect'

/** Action of a press on a row: ask the wallet, or show how to get it. */
export function pick(row: WalletRow, phone: boolean): 'connect' | 'guide' {
  if (row.installed) return 'connect'
  if (!row.remote) return 'guide'
  // On a desktop these two connect by QR code only; the other wallets have extensions.
  return phone || row.id === 'walletconnect' || row.id === 'binance' ? 'connect' : 'guide'
}
