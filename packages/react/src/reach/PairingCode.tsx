import type { WalletId } from '@touchstone/connect'
import { useWallets } from '../provider/useWallets.ts'
import { QrImage } from '../qr/QrImage.tsx'
import { useSetupTranslate } from './useReachSay.ts'

/** QR code of the pairing with the wallet's mark in its middle. */
export function PairingCode({ wallet, uri }: { wallet: WalletId; uri: string }) {
  const say = useSetupTranslate()
  const icon = useWallets().find(({ id }) => id === wallet)?.icon
  const label = wallet === 'walletconnect' ? say('pair.qr.any') : say({ key: 'pair.qr', wallet })
  return (
    <div className="ts-qr-place">
      <QrImage text={uri} label={label} mark={icon} />
    </div>
  )
}
