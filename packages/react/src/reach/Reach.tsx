import type { WalletId } from '@touchstone/connect'
import { BinanceGuide } from './BinanceGuide.tsx'
import { InstallGuide } from './InstallGuide.tsx'
import { PairingView } from './PairingView.tsx'
import { WalletConnectGuide } from './WalletConnectGuide.tsx'

/** View for a wallet outside the page: install guide or pairing. Loaded as a separate chunk. */
export default function Reach({ what, wallet }: Reach.Props) {
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
