import { personas, type PersonaName } from '@touchstone/harness'

/** Names of the wallets in the app's catalogue. The dialog shows other wallets under their announced name. */
const names: { [persona: string]: string } = {
  rabby: 'Rabby',
  gate: 'Gate',
  tokenpocket: 'TokenPocket',
  walletconnect: 'WalletConnect',
  bitget: 'Bitget',
  metamask: 'MetaMask',
  rainbow: 'Rainbow',
  binance: 'Binance Wallet',
}

export const walletNameInDialog = (persona: PersonaName): string =>
  names[persona] ?? personas[persona].info.name
