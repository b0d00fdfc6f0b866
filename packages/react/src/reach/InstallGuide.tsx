import { pageLinkTo, type Place, type WalletId, waysTo } from '@touchstone/connect'
import { useEffect, useId } from 'react'
import { useTouchstone } from '../provider/context.ts'
import { useAction } from '../provider/useActs.ts'
import { useWallets } from '../provider/useWallets.ts'
import { MobileAppLinks } from './AppLinks.tsx'
import { StoreLinks } from './Stores.tsx'
import { usePlatform } from './usePlace.ts'
import { useSetupTranslate } from './useReachSay.ts'

/** Three steps to get a wallet for this browser and system, or to use the one on the user's phone. */
export function InstallGuide({ wallet }: { wallet: WalletId }) {
  const say = useSetupTranslate()
  const perform = useAction()
  const place = usePlatform()
  const { pairing } = useTouchstone().connection
  const row = useWallets().find(({ id }) => id === wallet)
  const { here, elsewhere } = waysTo(wallet, place)
  const phone = place.system !== 'desktop'
  const inside = phone ? pageLinkTo(wallet, location.href) : undefined
  useScanEverySecond()
  return (
    <>
      {!phone && !here && <p>{say({ key: elsewhere ? 'get.elsewhere' : 'get.none', wallet })}</p>}
      <ol className="ts-steps">
        <li>{say({ key: 'install.step.get', wallet })}</li>
        <li>{say('install.step.create')}</li>
        <li>{say('install.step.reload')}</li>
      </ol>
      <div className="ts-actions">
        <StoreLinks primary wallet={wallet} place={place} site="install.link" />
        {inside !== undefined && (
          <a className="ts-button" href={inside}>
            {say({ key: 'get.inside', wallet })}
          </a>
        )}
        {row?.remote && (
          <button
            type="button"
            className="ts-button"
            onPointerEnter={pairing?.load}
            onFocus={pairing?.load}
            onClick={() => perform({ do: 'connect', wallet })}
          >
            {say({ key: 'get.phone', wallet })}
          </button>
        )}
        <button type="button" className="ts-button" onClick={() => location.reload()}>
          {say('act.reload')}
        </button>
        <button type="button" className="ts-button" onClick={() => perform({ do: 'wallets' })}>
          {say('act.wallets')}
        </button>
      </div>
      <MobileApps wallet={wallet} place={place} />
    </>
  )
}

/** A wallet's apps under a heading. Renders nothing on a phone or if the wallet has no app. */
function MobileApps({ wallet, place }: { wallet: WalletId; place: Place }) {
  const say = useSetupTranslate()
  const id = useId()
  if (place.system !== 'desktop' || waysTo(wallet, place).apps.length === 0) return null
  return (
    <section className="ts-apart" aria-labelledby={id}>
      <h3 id={id}>{say({ key: 'get.apps', wallet })}</h3>
      <div className="ts-actions">
        <MobileAppLinks wallet={wallet} place={place} />
      </div>
    </section>
  )
}

const pause = 1_000 // ms

/** Scans every second for a newly installed wallet, since some only set a global and do not announce themselves. */
function useScanEverySecond(): void {
  const { wallets } = useTouchstone().connection
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') wallets.scan()
    }, pause)
    return () => clearInterval(timer)
  }, [wallets])
}
