import { defaultStores } from '../catalogue/defaultStores.ts'
import type { Store, Wallet } from '../catalogue/Wallet.ts'
import type { Platform } from './detectPlatform.ts'

/** Link to a store, or to the wallet's own page. */
export type InstallLink = { store: Store; href: string }

/** Links to install a wallet that is missing in this page. */
export type InstallOptions = {
  /** The wallet's extension for this browser, or its app for this phone. */
  here?: InstallLink
  /** The wallet's mobile apps. */
  apps: readonly InstallLink[]
  /** The wallet's extension for Chrome, if this desktop browser has no extension of it. */
  elsewhere?: InstallLink
  /** The wallet's own page. */
  site?: InstallLink
}

/**
 * Returns the install links of a wallet for a browser and a system. Store links use the wallet's id in the store: a
 * search could lead to a fake.
 *
 * @param wallet description of the wallet, or its row. The stores of the default wallets are known by id
 * @example
 * const place = { browser: 'brave', system: 'desktop' } as const
 * installOptions({ id: 'rabby' }, place).here?.store // 'chrome'
 */
export function installOptions(
  wallet: Pick<Wallet, 'id' | 'stores'>,
  { browser, system }: Platform,
): InstallOptions {
  const get = wallet.stores ?? defaultStores[wallet.id] ?? {}
  const storeLink = (store: Store | undefined): InstallLink | undefined => {
    const found = store && get[store]
    return store && found !== undefined ? { store, href: pages[store](found) } : undefined
  }
  const apps = [storeLink('ios'), storeLink('android')].filter((one) => one !== undefined)
  const here =
    system === 'desktop'
      ? stores[browser].map(storeLink).find((one) => one !== undefined)
      : storeLink(system)
  const elsewhere = system === 'desktop' && !here ? storeLink('chrome') : undefined
  const site = storeLink('site')
  return { apps, ...(here && { here }), ...(elsewhere && { elsewhere }), ...(site && { site }) }
}

/** Stores from which a browser can install extensions. The browser's own store is first. */
const stores: Record<Platform['browser'], readonly Store[]> = {
  chrome: ['chrome'],
  brave: ['chrome'],
  opera: ['chrome'],
  edge: ['edge', 'chrome'],
  firefox: ['firefox'],
  safari: [],
  other: [],
}

const pages: Record<Store, (id: string) => string> = {
  chrome: (id) => `https://chromewebstore.google.com/detail/${id}`,
  edge: (id) => `https://microsoftedge.microsoft.com/addons/detail/${id}`,
  firefox: (id) => `https://addons.mozilla.org/firefox/addon/${id}/`,
  ios: (id) => `https://apps.apple.com/app/${id}`,
  android: (id) => `https://play.google.com/store/apps/details?id=${id}`,
  site: (page) => page,
}
