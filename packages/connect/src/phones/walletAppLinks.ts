import type { Wallet } from '../catalogue/Wallet.ts'

/**
 * Returns the link that opens a wallet's app with a WalletConnect URI. Prefers a link with the app's own scheme: if the
 * app is missing, the page stays open. If the wallet has no app link, returns the `wc:` URI, which any wallet can
 * handle.
 *
 * @param wallet description of the wallet, or its row
 * @example linkTo({ links: { native: 'gtweb3wallet://' } }, 'wc:1') // 'gtweb3wallet://wc?uri=wc%3A1'
 */
export function linkTo(wallet: Pick<Wallet, 'links'>, uri: string): string {
  const base = appLink(wallet)
  return base === undefined ? uri : `${base}wc?uri=${encodeURIComponent(uri)}`
}

/**
 * Returns the link that brings a wallet's app to the front, or undefined if the wallet has no app link.
 *
 * @param wallet description of the wallet, or its row
 * @example appLink({ links: { native: 'gtweb3wallet://' } }) // 'gtweb3wallet://'
 */
export function appLink({ links }: Pick<Wallet, 'links'>): string | undefined {
  return links?.native ?? links?.universal
}
