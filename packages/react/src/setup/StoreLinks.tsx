import { type Platform, type WalletId, type InstallLink, installOptions } from '@touchstone/connect'
import { ExternalLink } from './ExternalLink.tsx'
import { usePlatform } from './usePlatform.ts'
import { useWalletRow } from './useWalletRow.ts'

/** Links to the wallet in a store for this browser or phone (else for Chrome), and to the wallet's own page. */
export function StoreLinks({ wallet, site, primary = false }: StoreLinks.Props) {
  const platform = usePlatform()
  const { here, elsewhere, site: page } = installOptions(useWalletRow(wallet), platform)
  const first = here ?? elsewhere ?? page
  const links = [first, page].filter((link) => link !== undefined)
  return [...new Set(links)].map((link) => (
    <ExternalLink
      key={link.href}
      href={link.href}
      primary={primary && link === first}
      wallet={wallet}
      {...label(link, link === elsewhere ? 'chrome' : platform.browser, site)}
    />
  ))
}

export declare namespace StoreLinks {
  type Props = {
    wallet: WalletId
    site: 'install.link' | 'binance.link'
    /** Whether the first link has the style of the primary action. */
    primary?: boolean
  }
}

function label(
  { store }: InstallLink,
  browser: Platform['browser'],
  site: StoreLinks.Props['site'],
) {
  if (store === 'site') return { textKey: site }
  if (store === 'ios' || store === 'android') return { textKey: `get.${store}` } as const
  return { textKey: 'get.here', name: names[browser] ?? 'Chrome' } as const
}

const names: Partial<Record<Platform['browser'], string>> = {
  edge: 'Edge',
  firefox: 'Firefox',
  brave: 'Brave',
  opera: 'Opera',
}
