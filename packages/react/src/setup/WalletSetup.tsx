import type { WalletId } from '@touchstone/connect'
import { useAction } from '../provider/useAction.ts'
import { BinanceGuide } from './BinanceGuide.tsx'
import { InstallGuide } from './InstallGuide.tsx'
import { PairingView } from './PairingView.tsx'
import { useSetupTranslate } from './useSetupTranslate.ts'

/** View for a wallet that is not in the page: its guide or its pairing. Loaded as a separate chunk. */
export default function WalletSetup({ what, wallet }: WalletSetup.Props) {
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

export declare namespace WalletSetup {
  type Props = { what: 'install' | 'binance' | 'walletconnect' | 'pairing'; wallet: WalletId }
}

/** Says that this build cannot use WalletConnect and what to do instead. */
function WalletConnectGuide() {
  const translate = useSetupTranslate()
  const perform = useAction()
  return (
    <>
      <p>{translate('walletconnect.later')}</p>
      <p>{translate('walletconnect.now')}</p>
      <div className="ts-actions">
        <button type="button" className="ts-button" onClick={() => perform({ do: 'wallets' })}>
          {translate('act.wallets')}
        </button>
      </div>
    </>
  )
}
