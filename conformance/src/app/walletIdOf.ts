import { personas, type PersonaName } from '@touchstone/harness'
import { isUnannounced } from './isRemote.ts'

/** The catalogue of the connection, by `WalletId` of packages/connect. */
const eight = new Set<string>([
  ...(['rabby', 'gate', 'tokenpocket', 'walletconnect'] as const),
  ...(['bitget', 'metamask', 'rainbow', 'binance'] as const),
] satisfies PersonaName[])

/** MetaMask is one wallet to a person, in each version, on a computer and on a phone, whichever rdns it announces. */
const alike: { [persona: string]: PersonaName } = {
  'metamask-mobile': 'metamask',
  'metamask@13.13': 'metamask',
}

/** What a dapp is to call this wallet: one of the eight by its name, any other by its rdns (EIP-6963). */
export const walletIdOf = (persona: PersonaName): string => {
  const name = alike[persona] ?? persona
  return eight.has(name) || isUnannounced(personas[name]) ? name : personas[name].info.rdns
}
