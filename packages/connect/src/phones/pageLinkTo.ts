import type { Wallet } from '../catalogue/Wallet.ts'

/**
 * Links that open a page in the browser of a default wallet's app. `{url}` stands for the encoded URL of the page,
 * `{page}` for the URL without its scheme. Binance withdrew its link on 2026-10-30.
 */
const browserLinks: ReadonlyMap<string, string> = new Map([
  ['rabby', 'https://go.rabby.io/mobile/?_cmd=open-dapp&dapp={url}'], // two public repositories
  ['bitget', 'https://bkcode.vip?action=dapp&url={url}'], // public repositories
  ['metamask', 'https://metamask.app.link/dapp/{page}'], // public repositories
  ['rainbow', 'https://rnbwapp.com/dapp?url={url}'], // public repositories
])

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
