import { useSay } from '../provider/useSay.ts'
import { QrCode } from '../qr/QrCode.tsx'
import { GetLink } from './GetLink.tsx'

const download = 'https://www.binance.com/en/download'

/** Binance's three instructions, and the code of its download page. */
export function BinanceGuide() {
  const say = useSay()
  return (
    <>
      <ol className="ts-steps">
        <li>{say('binance.step.install')}</li>
        <li>{say('binance.step.create')}</li>
        <li>{say('binance.step.scan')}</li>
      </ol>
      <QrCode text={download} label={say('binance.qr')} />
      <p>{say('binance.hint')}</p>
      <p>{say('binance.later')}</p>
      <div className="ts-actions">
        <GetLink href={download} text="binance.link" wallet="binance" />
      </div>
    </>
  )
}
