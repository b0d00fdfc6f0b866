import { type Platform, type WalletId, type InstallLink, installOptions } from '@touchstone/connect'
import { GetLink } from './GetLink.tsx'

/** Links to the stores that have a wallet for this browser or phone, most relevant first. */
export function Stores({ wallet, place, site, primary = false }: Stores.Props) {
  const { here, elsewhere, site: page } = installOptions(wallet, place)
  const first = here ?? elsewhere ?? page
  const ways = [first, page].filter((way) => way !== undefined)
  return [...new Set(ways)].map((way) => (
    <GetLink
      key={way.href}
      href={way.href}
      primary={primary && way === first}
      wallet={wallet}
      {...label(way, place, site)}
    />
  ))
}

export declare namespace Stores {
  type Props = {
    wallet: WalletId
    place: Platform
    site: 'install.link' | 'binance.link'
    /** Style the first link as the primary action. */
    primary?: boolean
  }
}

function label({ store }: InstallLink, { browser }: Platform, site: Stores.Props['site']) {
  if (store === 'site') return { text: site }
  if (isApp(store)) return { text: `get.${store}` } as const
  return { text: 'get.here', name: names[browser] } as const
}

const names: Record<Platform['browser'], string> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  brave: 'Brave',
  opera: 'Opera',
  safari: 'Chrome',
  other: 'Chrome',
}

const isApp = (store: InstallLink['store']) => store === 'ios' || store === 'android'
