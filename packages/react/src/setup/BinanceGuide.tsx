import { installOptions } from '@touchstone/connect'
import { useId } from 'react'
import { usePlatform } from './usePlatform.ts'
import { QrImage } from '../qr/QrImage.tsx'
import { MobileAppLinks } from './MobileAppLinks.tsx'
import { PairingView } from './PairingView.tsx'
import { StoreLinks } from './StoreLinks.tsx'
import { useSetupTranslate } from './useSetupTranslate.ts'

/** Three steps to connect with Binance's app, optionally the pairing, and a section for users without the app. */
export function BinanceGuide({ pairing = false }: { pairing?: boolean }) {
  const translate = useSetupTranslate()
  const platform = usePlatform()
  const id = useId()
  const { site } = installOptions({ id: 'binance' }, platform)
  return (
    <>
      <ol className="ts-steps">
        <li>{translate('binance.step.install')}</li>
        <li>{translate('binance.step.create')}</li>
        <li>{translate('binance.step.scan')}</li>
      </ol>
      {pairing ? <PairingView wallet="binance" /> : <p>{translate('binance.later')}</p>}
      <section className="ts-apart" aria-labelledby={id}>
        <h3 id={id}>{translate('binance.get')}</h3>
        {platform.system === 'desktop' && site && (
          <>
            <div className="ts-qr-place ts-small">
              <QrImage text={site.href} label={translate('binance.qr')} />
            </div>
            <p>{translate('binance.hint')}</p>
          </>
        )}
        <div className="ts-actions">
          <StoreLinks wallet="binance" site="binance.link" />
          <MobileAppLinks wallet="binance" />
        </div>
      </section>
    </>
  )
}
