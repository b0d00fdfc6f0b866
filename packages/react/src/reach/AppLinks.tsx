import { type Place, type WalletId, waysTo } from '@touchstone/connect'
import { ExternalLink } from './GetLink.tsx'

/** Links to a wallet's apps, for the phone of a desktop user. Renders nothing on a phone. */
export function MobileAppLinks({ wallet, place }: { wallet: WalletId; place: Place }) {
  if (place.system !== 'desktop') return null
  return waysTo(wallet, place).apps.map(({ store, href }) => (
    <ExternalLink
      key={href}
      href={href}
      wallet={wallet}
      text={store === 'ios' ? 'get.ios' : 'get.android'}
    />
  ))
}
