import { useActs } from '../provider/useActs.ts'
import { useReachSay } from './useReachSay.ts'

/** Says that this build cannot use WalletConnect and what to do instead. */
export function WalletConnectGuide() {
  const say = useReachSay()
  const perform = useActs()
  return (
    <>
      <p>{say('walletconnect.later')}</p>
      <p>{say('walletconnect.now')}</p>
      <div className="ts-actions">
        <button type="button" className="ts-button" onClick={() => perform({ do: 'wallets' })}>
          {say('act.wallets')}
        </button>
      </div>
    </>
  )
}
