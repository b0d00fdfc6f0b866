import { pageLinkTo, type WalletId, installOptions } from '@touchstone/connect'
import { useWorld } from '../provider/context.ts'
import { useActs } from '../provider/useActs.ts'
import { usePlace } from './usePlace.ts'
import { useWallets } from '../provider/useWallets.ts'
import { Apps } from './Apps.tsx'
import { Stores } from './Stores.tsx'
import { useLookout } from './useLookout.ts'
import { useReachSay } from './useReachSay.ts'

/** Three steps to get a wallet for this browser and system, or to use the one on the user's phone. */
export function InstallGuide({ wallet }: { wallet: WalletId }) {
  const say = useReachSay()
  const perform = useActs()
  const place = usePlace()
  const { pairing } = useWorld().connection
  const row = useWallets().find(({ id }) => id === wallet)
  const { here, elsewhere } = installOptions(wallet, place)
  const phone = place.system !== 'desktop'
  const inside = phone ? pageLinkTo(wallet, location.href) : undefined
  useLookout()
  return (
    <>
      {!phone && !here && <p>{say({ key: elsewhere ? 'get.elsewhere' : 'get.none', wallet })}</p>}
      <ol className="ts-steps">
        <li>{say({ key: 'install.step.get', wallet })}</li>
        <li>{say('install.step.create')}</li>
        <li>{say('install.step.reload')}</li>
      </ol>
      <div className="ts-actions">
        <Stores primary wallet={wallet} place={place} site="install.link" />
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
      <Apps wallet={wallet} place={place} />
    </>
  )
}
