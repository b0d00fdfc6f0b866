import { type Place, type WalletId, type Way, waysTo } from '@touchstone/connect'
import { GetLink } from './GetLink.tsx'

/** Links to the stores and the site where a wallet is to be had, the nearest first. */
export function Stores({ wallet, place, site }: Stores.Props) {
  const { here, apps, elsewhere, site: page } = waysTo(wallet, place)
  const phone = place.system !== 'desktop'
  const first = here ?? (phone ? page : undefined)
  const others = phone ? [] : [elsewhere, ...apps]
  const ways = [first, ...others, page].filter((way) => way !== undefined)
  return [...new Set(ways)].map((way) => (
    <GetLink
      key={way.href}
      href={way.href}
      primary={way === first}
      wallet={wallet}
      {...label(way, place, site)}
    />
  ))
}

export declare namespace Stores {
  type Props = { wallet: WalletId; place: Place; site: 'install.link' | 'binance.link' }
}

function label({ store }: Way, { browser }: Place, site: Stores.Props['site']) {
  if (store === 'site') return { text: site }
  if (store === 'ios' || store === 'android') return { text: `get.${store}` } as const
  return { text: 'get.here', name: names[browser] } as const
}

const names: Record<Place['browser'], string> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  brave: 'Brave',
  opera: 'Opera',
  safari: 'Chrome',
  other: 'Chrome',
}
