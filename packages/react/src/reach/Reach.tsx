import type { WalletId } from '@touchstone/connect'
import { useAction } from '../provider/useActs.ts'
import { BinanceGuide } from './BinanceGuide.tsx'
import { InstallGuide } from './InstallGuide.tsx'
import { PairingView } from './PairingView.tsx'
import { useSetupTranslate } from './useReachSay.ts'

/** View for a wallet outside the page: install guide or pairing. Loaded as a separate chunk. */
export default function WalletSetup({ what, wallet }: Reach.Props) {
  switch (what) {
    case 'install':
      return <InstallGuide wallet={wallet} />
    case 'binance':
      return <BinanceGuide />
    case 'walletconnect':
      return <WalletConnectGuide />
    case 'pairing':
      return wallet === 'binance' ? <BinanceGuide pairing /> : <PairingView wallet={wallet} />
  }
}

export declare namespace Reach {
  type Props = { what: 'install' | 'binance' | 'walletconnect' | 'pairing'; wallet: WalletId }
}

/** Says that this build cannot use WalletConnect and what to do instead. */
function WalletConnectGuide() {
  const say = useSetupTranslate()
  const perform = useAction()
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
