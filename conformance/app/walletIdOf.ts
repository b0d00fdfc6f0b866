import { personas, type PersonaName } from '@touchstone/harness'
import { isUnannounced } from './isRemote.ts'

/** Wallets of the connection's catalogue, by `WalletId` of packages/connect. */
const catalogueIds = new Set<string>([
  ...(['rabby', 'gate', 'tokenpocket', 'walletconnect'] as const),
  ...(['bitget', 'metamask', 'rainbow', 'binance'] as const),
] satisfies PersonaName[])

/** MetaMask has one row for all versions of its extension and its phone app, whatever rdns it announces. */
const catalogueAliases: { [persona: string]: PersonaName } = {
  'metamask-mobile': 'metamask',
  'metamask@13.13': 'metamask',
}

/** Id of the wallet in a dapp: its name if it is in the catalogue, else its rdns (EIP-6963). */
export const walletIdOf = (persona: PersonaName): string => {
  const name = catalogueAliases[persona] ?? persona
  return catalogueIds.has(name) || isUnannounced(personas[name]) ? name : personas[name].info.rdns
}
