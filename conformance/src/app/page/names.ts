import { personas, type PersonaName } from '@touchstone/harness'

/** What the dialog calls the eight; any other wallet has the name that it announces. */
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

export const nameOf = (persona: PersonaName): string =>
  names[persona] ?? personas[persona].info.name
