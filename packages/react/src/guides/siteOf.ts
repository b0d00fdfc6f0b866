import { type WalletId, wallets } from '@touchstone/connect'

/** Where a wallet of the catalogue is to be had: its own site, never a search. */
export function siteOf(wallet: WalletId): string | undefined {
  return wallets.find(({ id }) => id === wallet)?.get.site
}
