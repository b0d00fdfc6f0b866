import type { WalletId } from '@touchstone/connect'
import { QrImage } from '../qr/QrImage.tsx'
import { useSetupTranslate } from './useSetupTranslate.ts'
import { useWalletRow } from './useWalletRow.ts'

/** QR code of a pairing URI, with the wallet's icon in its middle. */
export function PairingQrCode({ wallet, uri }: { wallet: WalletId; uri: string }) {
  const translate = useSetupTranslate()
  const { icon } = useWalletRow(wallet)
  const label =
    wallet === 'walletconnect' ? translate('pair.qr.any') : translate({ key: 'pair.qr', wallet })
  return (
    <div className="ts-qr-place">
      <QrImage text={uri} label={label} mark={icon} />
    </div>
  )
}
