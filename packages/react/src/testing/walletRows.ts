import { createConnection, type WalletRow } from '@touchstone/connect'

const defaultRows = createConnection({
  window: new EventTarget(),
  storage: null,
}).wallets.getSnapshot()

/** Creates a row for a wallet of the catalogue. By default the wallet is not installed. */
export function row(id: string, name: string, more: Partial<WalletRow> = {}): WalletRow {
  const { links, remoteOnly } = defaultRows.find((known) => known.id === id) ?? {}
  return {
    id,
    name,
    installed: false,
    group: 'catalogue',
    ...(links && { links }),
    ...(remoteOnly && { remoteOnly }),
    ...more,
  }
}

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
