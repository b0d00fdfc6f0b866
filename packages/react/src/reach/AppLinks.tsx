import { type Platform, type WalletId, installOptions } from '@touchstone/connect'
import { GetLink } from './GetLink.tsx'

/** Links to a wallet's apps, for the phone of a desktop user. Renders nothing on a phone. */
export function AppLinks({ wallet, place }: { wallet: WalletId; place: Platform }) {
  if (place.system !== 'desktop') return null
  return installOptions(wallet, place).apps.map(({ store, href }) => (
    <GetLink
      key={href}
      href={href}
      wallet={wallet}
      text={store === 'ios' ? 'get.ios' : 'get.android'}
    />
  ))
}
