import type { WalletId } from '@touchstone/connect'
import { BinanceGuide } from '../guides/BinanceGuide.tsx'
import { InstallGuide } from '../guides/InstallGuide.tsx'
import { WalletConnectGuide } from '../guides/WalletConnectGuide.tsx'
import type { Guide } from '../view/dialogView.ts'

/** The way to a wallet that is not in this browser. */
export function GuideView({ guide, wallet }: { guide: Guide; wallet: WalletId }) {
  switch (guide) {
    case 'install':
      return <InstallGuide wallet={wallet} />
    case 'binance':
      return <BinanceGuide />
    case 'walletconnect':
      return <WalletConnectGuide />
  }
}
