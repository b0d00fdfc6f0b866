import {
  type Code,
  linkTo,
  type AppOpening,
  type WalletId,
  watchAppOpening,
} from '@touchstone/connect'
import { useEffect, useState } from 'react'
import { useDialogState } from '../provider/dialogContexts.ts'
import { CopyPairingLink } from './CopyPairingLink.tsx'
import { PairingQrCode } from './PairingQrCode.tsx'
import { StoreLinks } from './StoreLinks.tsx'
import { useSetupTranslate } from './useSetupTranslate.ts'
import { useWalletRow } from './useWalletRow.ts'

/**
 * View of a pairing on a phone: a link to the wallet's app. If the page stays visible after a tap on it or on the
 * wallet's row, links to a store and unfolds the QR code.
 */
export function OpenAppView({ wallet, code }: { wallet: WalletId; code: Code }) {
  const translate = useSetupTranslate()
  const row = useWalletRow(wallet)
  const { view: at } = useDialogState()
  const [tap, setTap] = useState(at.at === 'attempt' && at.opened ? 1 : 0)
  const [seen, setSeen] = useState<{ tap: number; opening: AppOpening }>()
  useEffect(() => watchAppOpening((opening) => setSeen({ tap, opening })), [tap])
  const opening = seen?.tap === tap ? seen.opening : undefined
  // WalletConnect has no app of its own, and the page cannot know which app opens.
  const any = wallet === 'walletconnect'
  const stayed = opening === 'stayed' && tap > 0 && !any
  const said = stayed || opening === 'back' ? (`pair.${opening}` as const) : 'pair.opening'
  // The guide of Binance has links to the stores of its own.
  const guided = wallet === 'binance'
  return (
    <div className="ts-pair">
      {/* Empty before the first tap: then the notice of the dialog says what to do. */}
      <p aria-live="polite">{tap > 0 && !any && translate({ key: said, wallet })}</p>
      <div className="ts-actions">
        <a
          className="ts-button ts-primary"
          href={linkTo(row, code.uri)}
          onClick={() => setTap((count) => count + 1)}
        >
          {any ? translate('pair.open.any') : translate({ key: 'pair.open', wallet })}
        </a>
        <CopyPairingLink text={code.uri} />
        {stayed && !guided && <StoreLinks wallet={wallet} site="install.link" />}
      </div>
      <details open={stayed || any}>
        <summary>{translate('pair.other')}</summary>
        <PairingQrCode wallet={wallet} uri={code.uri} />
      </details>
    </div>
  )
}
