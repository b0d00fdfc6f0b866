import type { PersonaName } from '../personas/index.ts'

/** The eight wallets that are served by default, in the order in which they enter the page. */
export const defaultWallets: readonly PersonaName[] = [
  'metamask',
  'rabby',
  'rainbow',
  'gate',
  'tokenpocket',
  'bitget',
  'binance',
  'walletconnect',
]
