import { type Platform, type WalletId, installOptions } from '@touchstone/connect'
import { useId } from 'react'
import { AppLinks } from './AppLinks.tsx'
import { useReachSay } from './useReachSay.ts'

/** A wallet's apps under a heading. Renders nothing on a phone or if the wallet has no app. */
export function Apps({ wallet, place }: { wallet: WalletId; place: Platform }) {
  const say = useReachSay()
  const id = useId()
  if (place.system !== 'desktop' || installOptions(wallet, place).apps.length === 0) return null
  return (
    <section className="ts-apart" aria-labelledby={id}>
      <h3 id={id}>{say({ key: 'get.apps', wallet })}</h3>
      <div className="ts-actions">
        <AppLinks wallet={wallet} place={place} />
      </div>
    </section>
  )
}
