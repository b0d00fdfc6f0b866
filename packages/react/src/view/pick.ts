import type { WalletRow } from '@touchstone/connect'

/** What a press on a row does: asks the wallet, or shows the way to it. */
export function pick(row: WalletRow, phone: boolean): 'connect' | 'guide' {
  if (row.installed) return 'connect'
  if (!row.remote) return 'guide'
  // Elsewhere than on a phone these two are nothing but a code; the others have extensions.
  return phone || row.id === 'walletconnect' || row.id === 'binance' ? 'connect' : 'guide'
}
