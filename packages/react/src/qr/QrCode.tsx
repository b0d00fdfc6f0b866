import { type ComponentType, useEffect, useState } from 'react'
import { useSay } from '../provider/useSay.ts'
import { loadQr } from './loadQr.ts'

type Props = { text: string; label: string }

/** A QR code whose maker is fetched when it is wanted. Its place is kept free until then. */
export function QrCode(props: Props) {
  const say = useSay()
  const [Image, setImage] = useState<ComponentType<Props> | 'failed'>()
  useEffect(() => {
    let gone = false
    void loadQr().then((chunk) => {
      if (!gone) setImage(() => chunk?.QrImage ?? 'failed')
    })
    return () => {
      gone = true
    }
  }, [])
  return (
    <div className="ts-qr-place">
      {Image === undefined && <p>{say('qr.loading')}</p>}
      {Image === 'failed' && <p>{say('qr.failed')}</p>}
      {typeof Image === 'function' && <Image {...props} />}
    </div>
  )
}
