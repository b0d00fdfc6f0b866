import type { WalletId } from '@touchstone/connect'
import { useActs } from '../provider/useActs.ts'
import { useSay } from '../provider/useSay.ts'
import { GetLink } from './GetLink.tsx'
import { siteOf } from './siteOf.ts'

/** How to get a wallet that is an extension, in three steps. */
export function InstallGuide({ wallet }: { wallet: WalletId }) {
  const say = useSay()
  const perform = useActs()
  const href = siteOf(wallet)
  return (
    <>
      <ol className="ts-steps">
        <li>{say({ key: 'install.step.get', wallet })}</li>
        <li>{say('install.step.create')}</li>
        <li>{say('install.step.reload')}</li>
      </ol>
      <div className="ts-actions">
        {href && <GetLink href={href} text="install.link" wallet={wallet} />}
        <button type="button" className="ts-button" onClick={() => location.reload()}>
          {say('act.reload')}
        </button>
        <button type="button" className="ts-button" onClick={() => perform({ do: 'wallets' })}>
          {say('act.wallets')}
        </button>
      </div>
    </>
  )
}
