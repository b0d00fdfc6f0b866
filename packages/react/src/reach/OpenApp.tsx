import { type Code, linkTo, type Opening, type WalletId, watchOpening } from '@touchstone/connect'
import { useEffect, useState } from 'react'
import { useDialogState } from '../provider/context.ts'
import { usePlatform } from './usePlace.ts'
import { CopyLink } from './CopyLink.tsx'
import { PairingCode } from './PairingCode.tsx'
import { StoreLinks } from './Stores.tsx'
import { useSetupTranslate } from './useReachSay.ts'

/**
 * On a phone: the link to the wallet's app and the result of the last tap, on this link or on the row. If the page is
 * still visible after 1.5 s, offers the store and the code for another device.
 */
export function OpenAppView({ wallet, code }: { wallet: WalletId; code: Code }) {
  const say = useSetupTranslate()
  const place = usePlatform()
  const { place: at } = useDialogState()
  const [tap, setTap] = useState(at.at === 'attempt' && at.opened ? 1 : 0)
  const [seen, setSeen] = useState<{ tap: number; opening: Opening }>()
  useEffect(() => watchOpening((opening) => setSeen({ tap, opening })), [tap])
  const opening = seen?.tap === tap ? seen.opening : undefined
  // WalletConnect has no app of its own, and the page cannot know which app opens.
  const any = wallet === 'walletconnect'
  const stayed = opening === 'stayed' && tap > 0 && !any
  const said = stayed || opening === 'back' ? (`pair.${opening}` as const) : 'pair.opening'
  // The guide of Binance links to the store itself.
  const guided = wallet === 'binance'
  return (
    <div className="ts-pair">
      {/* Before a tap the notice says what to do. */}
      <p aria-live="polite">{tap > 0 && !any && say({ key: said, wallet })}</p>
      <div className="ts-actions">
        <a
          className="ts-button ts-primary"
          href={linkTo(wallet, code.uri)}
          onClick={() => setTap((count) => count + 1)}
        >
          {any ? say('pair.open.any') : say({ key: 'pair.open', wallet })}
        </a>
        <CopyLink text={code.uri} />
        {stayed && !guided && <StoreLinks wallet={wallet} place={place} site="install.link" />}
      </div>
      <details open={stayed || any}>
        <summary>{say('pair.other')}</summary>
        <PairingCode wallet={wallet} uri={code.uri} />
      </details>
    </div>
  )
}
