import { installSourceOf } from '../catalogue/installSources.ts'
import type { WalletId } from '../catalogue/Wallet.ts'

/**
 * Returns the link that opens a page in a wallet's own browser, or undefined if the wallet has none.
 *
 * @example pageLinkTo('metamask', 'https://app.test/') // 'https://metamask.app.link/dapp/app.test/'
 */
export function pageLinkTo(id: WalletId, page: string): string | undefined {
  const browser = installSourceOf(id)?.browserLink
  if (browser === undefined) return undefined
  // MetaMask expects host and path without encoding. The other wallets expect an encoded URL.
  return browser.endsWith('/dapp/')
    ? browser + page.replace(/^https?:\/\//, '')
    : browser + encodeURIComponent(page)
}
