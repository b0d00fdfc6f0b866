import { installOptions } from '@touchstone/connect'
import { useId } from 'react'
import { usePlace } from './usePlace.ts'
import { QrImage } from '../qr/QrImage.tsx'
import { AppLinks } from './AppLinks.tsx'
import { PairingView } from './PairingView.tsx'
import { Stores } from './Stores.tsx'
import { useReachSay } from './useReachSay.ts'

/**
 * Binance's three instructions in order. With `pairing`, shows the connecting code, and apart from it the help for
 * users without the app: the store, its code, and the extension if this browser supports it.
 */
export function BinanceGuide({ pairing = false }: { pairing?: boolean }) {
  const say = useReachSay()
  const place = usePlace()
  const id = useId()
  const { site } = installOptions('binance', place)
  return (
    <>
      <ol className="ts-steps">
        <li>{say('binance.step.install')}</li>
        <li>{say('binance.step.create')}</li>
        <li>{say('binance.step.scan')}</li>
      </ol>
      {pairing ? <PairingView wallet="binance" /> : <p>{say('binance.later')}</p>}
      <section className="ts-apart" aria-labelledby={id}>
        <h3 id={id}>{say('binance.get')}</h3>
        {place.system === 'desktop' && site && (
          <>
            <div className="ts-qr-place ts-small">
              <QrImage text={site.href} label={say('binance.qr')} />
            </div>
            <p>{say('binance.hint')}</p>
          </>
        )}
        <div className="ts-actions">
          <Stores wallet="binance" place={place} site="binance.link" />
          <AppLinks wallet="binance" place={place} />
        </div>
      </section>
    </>
  )
}
