import type { Wallet } from '../catalogue/Wallet.ts'
import { wallets } from '../catalogue/wallets.ts'
import type { WalletId } from '../types.ts'

/**
 * The link that opens a wallet's app with a WalletConnect address: its own scheme, which leaves the page where
 * it is when the app is missing; WalletConnect's own, which the system offers to any wallet, where it has none.
 *
 * @example linkTo('gate', 'wc:1') // 'gtweb3wallet://wc?uri=wc%3A1'
 */
export function linkTo(id: WalletId, uri: string): string {
  const base = appLink(id)
  return base === undefined ? uri : `${base}wc?uri=${encodeURIComponent(uri)}`
}

/**
 * The link that brings a wallet's app to the front; `undefined` where it has none.
 *
 * @example appLink('gate') // 'gtweb3wallet://'
 */
export function appLink(id: WalletId): string | undefined {
  const { link } = find(id) ?? {}
  return link?.native ?? link?.universal
}

const find = (id: WalletId): Wallet | undefined => wallets.find((wallet) => wallet.id === id)
