import { browserLinks } from '../catalogue/storesAndBrowserLinks.ts'
import type { Wallet } from '../catalogue/Wallet.ts'

/**
 * Returns the link that opens a page in a wallet's own browser, or undefined if the wallet has none.
 *
 * @param wallet description of the wallet, or its row
 * @example pageLinkTo({ id: 'metamask' }, 'https://app.test/') // 'https://metamask.app.link/dapp/app.test/'
 */
export function pageLinkTo(
  { id, links }: Pick<Wallet, 'id' | 'links'>,
  page: string,
): string | undefined {
  return (links?.browser ?? browserLinks.get(id))
    ?.replaceAll('{url}', () => encodeURIComponent(page))
    .replaceAll('{page}', () => page.replace(/^https?:\/\//, ''))
}
