import type { WalletId } from '@touchstone/connect'
import { usePairing } from '../provider/usePairing.ts'
import { usePlace } from './usePlace.ts'
import { CopyLink } from './CopyLink.tsx'
import { OpenApp } from './OpenApp.tsx'
import { PairingCode } from './PairingCode.tsx'
import { TimeLeft } from './TimeLeft.tsx'
import { useReachSay } from './useReachSay.ts'

/** View of a pairing with a wallet on a phone: a QR code, or on that phone a link to its app. */
export function PairingView({ wallet }: { wallet: WalletId }) {
  const say = useReachSay()
  const place = usePlace()
  const { code, relay } = usePairing()
  if (code?.wallet !== wallet) return <p className="ts-soft">{say('pair.preparing')}</p>
  if (place.system !== 'desktop') return <OpenApp wallet={wallet} code={code} />
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
