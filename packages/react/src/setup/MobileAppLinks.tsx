import { type Platform, type WalletId, installOptions } from '@touchstone/connect'
import { ExternalLink } from './ExternalLink.tsx'

/** Links to a wallet's apps, for the phone of a desktop user. Renders nothing on a phone. */
export function MobileAppLinks({ wallet, platform }: { wallet: WalletId; platform: Platform }) {
  if (platform.system !== 'desktop') return null
  return installOptions(wallet, platform).apps.map(({ store, href }) => (
    <ExternalLink
      key={href}
      href={href}
      wallet={wallet}
      textKey={store === 'ios' ? 'get.ios' : 'get.android'}
    />
  ))
}
