import type { WalletId } from '../types.ts'

/** Identity of a row: `metamask` of `metamask#2`. Neither an rdns nor an id of the catalogue has a `#`. */
export function identityOf(wallet: WalletId): WalletId {
  return wallet.split('#', 1)[0]!
}
