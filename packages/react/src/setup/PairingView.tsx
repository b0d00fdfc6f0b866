import type { Code, WalletId } from '@touchstone/connect'
import { useEffect, useState } from 'react'
import { usePairing } from '../provider/usePairing.ts'
import { CopyPairingLink } from './CopyPairingLink.tsx'
import { OpenAppView } from './OpenAppView.tsx'
import { PairingQrCode } from './PairingQrCode.tsx'
import { usePlatform } from './usePlatform.ts'
import { useSetupTranslate } from './useSetupTranslate.ts'

/** View of a pairing with a wallet on a phone: a QR code, or a link to the wallet's app if this page is on a phone. */
export function PairingView({ wallet }: { wallet: WalletId }) {
  const translate = useSetupTranslate()
  const platform = usePlatform()
  const { code, relay } = usePairing()
  if (code?.wallet !== wallet) return <p className="ts-soft">{translate('pair.preparing')}</p>
  if (platform.system !== 'desktop') return <OpenAppView wallet={wallet} code={code} />
  return (
    <div className="ts-pair">
      <PairingQrCode wallet={wallet} uri={code.uri} />
      <p className="ts-soft">
        {relay === 'reaching' ? (
          <span>{translate('pair.reaching')}</span>
        ) : (
          <TimeLeft key={code.until} code={code} />
        )}
      </p>
      <div className="ts-actions">
        <CopyPairingLink text={code.uri} />
        <a className="ts-button" href={code.uri}>
          {translate('pair.here')}
        </a>
      </div>
    </div>
  )
}

/** Remaining time of a code, and whether another code follows. Does not update in a hidden page. */
function TimeLeft({ code: { until, last } }: { code: Code }) {
  const translate = useSetupTranslate()
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const tick = () => {
      if (document.visibilityState === 'visible') setNow(performance.now())
    }
    const timer = setInterval(tick, 1_000)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  const seconds = Math.max(0, Math.ceil((until - now) / 1_000))
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return <span>{translate({ key: last ? 'pair.left.last' : 'pair.left', time })}</span>
}
