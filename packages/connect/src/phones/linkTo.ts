import type { Wallet, WalletId } from '../catalogue/Wallet.ts'
import { wallets } from '../catalogue/wallets.ts'

/**
 * Returns the link that opens a wallet's app with a WalletConnect URI. Prefers a link with the app's own scheme: if the
 * app is missing, the page stays open. If the wallet has no app link, returns the `wc:` URI, which any wallet can
 * handle.
 *
 * @example linkTo('gate', 'wc:1') // 'gtweb3wallet://wc?uri=wc%3A1'
 */
export function linkTo(id: WalletId, uri: string): string {
  const base = appLink(id)
  return base === undefined ? uri : `${base}wc?uri=${encodeURIComponent(uri)}`
}

/**
 * Returns the link that brings a wallet's app to the front, or undefined if the wallet has no app link.
 *
 * @example appLink('gate') // 'gtweb3wallet://'
 */
export function appLink(id: WalletId): string | undefined {
  const { link } = find(id) ?? {}
  return link?.native ?? link?.universal
}

const find = (id: WalletId): Wallet | undefined => wallets.find((wallet) => wallet.id === id)
