import type { Code, WalletId } from '@touchstone/connect'
import { useEffect, useState } from 'react'
import { usePairing } from '../provider/usePairing.ts'
import { CopyLink } from './CopyLink.tsx'
import { OpenAppView } from './OpenApp.tsx'
import { PairingCode } from './PairingCode.tsx'
import { usePlatform } from './usePlace.ts'
import { useSetupTranslate } from './useReachSay.ts'

/** View of a pairing with a wallet on a phone: a QR code, or on that phone a link to its app. */
export function PairingView({ wallet }: { wallet: WalletId }) {
  const say = useSetupTranslate()
  const place = usePlatform()
  const { code, relay } = usePairing()
  if (code?.wallet !== wallet) return <p className="ts-soft">{say('pair.preparing')}</p>
  if (place.system !== 'desktop') return <OpenAppView wallet={wallet} code={code} />
  return (
    <div className="ts-pair">
      <PairingCode wallet={wallet} uri={code.uri} />
      <p className="ts-soft">
        {relay === 'reaching' ? (
          <span>{say('pair.reaching')}</span>
        ) : (
          <TimeLeft key={code.until} code={code} />
        )}
      </p>
      <div className="ts-actions">
        <CopyLink text={code.uri} />
        <a className="ts-button" href={code.uri}>
          {say('pair.here')}
        </a>
      </div>
    </div>
  )
}

/** Remaining time of a code in minutes and seconds, and what happens then. Does not update while the page is hidden. */
function TimeLeft({ code: { until, last } }: { code: Code }) {
  const say = useSetupTranslate()
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
  return <span>{say({ key: last ? 'pair.left.last' : 'pair.left', time })}</span>
}
