import { personas, type PersonaName } from '@touchstone/harness'
import { isUnannounced } from './isRemote.ts'

/** The catalogue of INTERFACE's `WalletId`. */
const eight = new Set<string>([
  ...(['rabby', 'gate', 'tokenpocket', 'walletconnect'] as const),
  ...(['bitget', 'metamask', 'rainbow', 'binance'] as const),
] satisfies PersonaName[])

/** What a dapp is to call this wallet: one of the eight by its name, any other by its rdns (EIP-6963). */
export const walletIdOf = (persona: PersonaName): string =>
  eight.has(persona) || isUnannounced(personas[persona]) ? persona : personas[persona].info.rdns
