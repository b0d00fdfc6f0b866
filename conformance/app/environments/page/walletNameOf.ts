import { personas, type PersonaName } from '@touchstone/harness'

/** Names of the catalogue wallets in the dialog. Other wallets have their announced name. */
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

export const walletNameOf = (persona: PersonaName): string =>
  names[persona] ?? personas[persona].info.name
