import { gettingOf } from '../catalogue/getting.ts'
import type { WalletId } from '../types.ts'

/**
 * The link that opens a page in a wallet's own browser; `undefined` where the wallet has no such thing.
 *
 * @example pageLinkTo('metamask', 'https://app.test/') // 'https://metamask.app.link/dapp/app.test/'
 */
export function pageLinkTo(id: WalletId, page: string): string | undefined {
  const browser = gettingOf(id)?.browser
  if (browser === undefined) return undefined
  // MetaMask takes host and path as they are; the others an encoded address.
  return browser.endsWith('/dapp/')
    ? browser + page.replace(/^https?:\/\//, '')
    : browser + encodeURIComponent(page)
}
