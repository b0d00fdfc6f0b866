import type { WalletRow } from '@touchstone/connect'

/** Creates a row for a wallet of the catalogue. By default the wallet is not installed. */
export const row = (id: string, name: string, more: Partial<WalletRow> = {}): WalletRow => ({
  id,
  name,
  installed: false,
  group: 'catalogue',
  ...more,
})

/** Eight rows of the catalogue, with MetaMask and Bitget installed, and one announced wallet. */
export const rows: readonly WalletRow[] = [
  row('metamask', 'MetaMask', { installed: true }),
  row('bitget', 'Bitget Wallet', { installed: true }),
  row('rabby', 'Rabby'),
  row('gate', 'Gate Wallet'),
  row('tokenpocket', 'TokenPocket'),
  row('walletconnect', 'WalletConnect'),
  row('rainbow', 'Rainbow'),
  row('binance', 'Binance Wallet'),
  row('app.phantom', 'Phantom', { installed: true, group: 'announced', rdns: 'app.phantom' }),
]
