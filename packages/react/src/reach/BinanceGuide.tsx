import { waysTo } from '@touchstone/connect'
import { useId } from 'react'
import { usePlatform } from './usePlace.ts'
import { QrImage } from '../qr/QrImage.tsx'
import { MobileAppLinks } from './AppLinks.tsx'
import { PairingView } from './PairingView.tsx'
import { StoreLinks } from './Stores.tsx'
import { useSetupTranslate } from './useReachSay.ts'

/**
 * Binance's three instructions in order. With `pairing`, shows the connecting code, and apart from it the help for
 * users without the app: the store, its code, and the extension if this browser supports it.
 */
export function BinanceGuide({ pairing = false }: { pairing?: boolean }) {
  const say = useSetupTranslate()
  const place = usePlatform()
  const id = useId()
  const { site } = waysTo('binance', place)
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
          <StoreLinks wallet="binance" place={place} site="binance.link" />
          <MobileAppLinks wallet="binance" place={place} />
        </div>
      </section>
    </>
  )
}
