import { gettingOf } from '../catalogue/getting.ts'
import type { Store } from '../catalogue/Wallet.ts'
import type { WalletId } from '../types.ts'
import type { Place } from './placeOf.ts'

/** A place where a wallet is to be had. */
export type Way = { store: Store; href: string }

/** How to come to a wallet that is not here. */
export type Ways = {
  /** What can be installed right here: an extension of this browser, or an app of this phone. */
  here?: Way
  /** Its apps, for a phone that is not this one. */
  apps: readonly Way[]
  /** Its extension for another browser, where this one can take none. */
  elsewhere?: Way
  /** Its own page. */
  site?: Way
}

/**
 * Where a wallet of the catalogue is to be had, for this browser and system. Stores by their ids, never a search.
 *
 * @example waysTo('rabby', { browser: 'brave', system: 'desktop' }).here?.store // 'chrome'
 */
export function waysTo(id: WalletId, { browser, system }: Place): Ways {
  const get = gettingOf(id)?.get ?? {}
  const way = (store: Store | undefined): Way | undefined => {
    const found = store && get[store]
    return store && found !== undefined ? { store, href: pages[store](found) } : undefined
  }
  const apps = [way('ios'), way('android')].filter((one) => one !== undefined)
  const here =
    system === 'desktop' ? stores[browser].map(way).find((one) => one !== undefined) : way(system)
  const elsewhere = system === 'desktop' && !here ? way('chrome') : undefined
  const site = way('site')
  return { apps, ...(here && { here }), ...(elsewhere && { elsewhere }), ...(site && { site }) }
}

/** The stores whose extensions a browser takes, its own first. */
const stores: Record<Place['browser'], readonly Store[]> = {
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
