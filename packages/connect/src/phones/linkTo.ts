import type { Wallet } from '../catalogue/Wallet.ts'
import { wallets } from '../catalogue/wallets.ts'
import type { WalletId } from '../types.ts'

/**
 * The link that opens a wallet's app with a WalletConnect address: its own scheme, which leaves the page where
 * it is when the app is missing; WalletConnect's own, which the system offers to any wallet, where it has none.
 *
 * @example linkTo('gate', 'wc:…') // 'gtweb3wallet://wc?uri=wc%3A…'
 */
export function linkTo(id: WalletId, uri: string): string {
  const { link } = find(id) ?? {}
  const base = link?.native ?? link?.universal
  return base === undefined ? uri : `${base}wc?uri=${encodeURIComponent(uri)}`
}

/** The link that opens a page in a wallet's own browser; `undefined` where the wallet has no such thing. */
export function pageLinkTo(id: WalletId, page: string): string | undefined {
  const browser = find(id)?.browser
  if (browser === undefined) return undefined
  // MetaMask takes host and path as they are; the others an encoded address.
  return browser.endsWith('/dapp/')
    ? browser + page.replace(/^https?:\/\//, '')
    : browser + encodeURIComponent(page)
}

const find = (id: WalletId): Wallet | undefined => wallets.find((wallet) => wallet.id === id)
