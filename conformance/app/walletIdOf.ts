import { personas, type PersonaName } from '@touchstone/harness'
import { isUnannouncedWallet } from './isUnannouncedWallet.ts'

/** Ids of the wallets in the connection's catalogue (type `WalletId` of packages/connect). */
const catalogueIds = new Set<string>([
  'rabby',
  'gate',
  'tokenpocket',
  'walletconnect',
  'bitget',
  'metamask',
  'rainbow',
  'binance',
] satisfies PersonaName[])

/** MetaMask has one row for all versions of its extension and for its phone app, which has another rdns. */
const catalogueAliases: { [persona: string]: PersonaName } = {
  'metamask-mobile': 'metamask',
  'metamask@13.13': 'metamask',
}

/** Returns the connection's id of a wallet: in the catalogue, or else its rdns (EIP-6963). */
export const walletIdOf = (persona: PersonaName): string => {
  const name = catalogueAliases[persona] ?? persona
  return catalogueIds.has(name) || isUnannouncedWallet(personas[name])
    ? name
    : personas[name].info.rdns
}
