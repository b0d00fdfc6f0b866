import { type WalletId, installOptions } from '@touchstone/connect'
import { ExternalLink } from './ExternalLink.tsx'
import { usePlatform } from './usePlatform.ts'
import { useWalletRow } from './useWalletRow.ts'

/** Links to a wallet's apps, for a user who is on a desktop and also has a phone. Renders nothing on a phone. */
export function MobileAppLinks({ wallet }: { wallet: WalletId }) {
  const platform = usePlatform()
  const { apps } = installOptions(useWalletRow(wallet), platform)
  if (platform.system !== 'desktop') return null
  return apps.map(({ store, href }) => (
    <ExternalLink
      key={href}
      href={href}
      wallet={wallet}
      textKey={store === 'ios' ? 'get.ios' : 'get.android'}
    />
  ))
}
