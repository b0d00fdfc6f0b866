import type { WalletId } from '../catalogue/Wallet.ts'

/** Returns the identity of a row: `metamask` for `metamask#2`. Neither an rdns nor a catalogue id contains `#`. */
export function removeIdSuffix(wallet: WalletId): WalletId {
  return wallet.split('#', 1)[0]!
}
