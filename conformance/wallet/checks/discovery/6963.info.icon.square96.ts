import { defineCheck, pass, violation, note } from '../../../core/defineCheck.ts'
import type { SerializedValue } from '../../../core/serialize.ts'
import { announcements } from '../../readTranscript.ts'
import { boot, discover } from '../../steps.ts'
import { sizeOfIcon } from './sizeOfIcon.ts'

/** A vector image has no size in pixels, so it only has to be square. */
export default defineCheck({
  id: '6963.info.icon.square96',
  title: 'Announces a square icon that is a vector image or at least 96 pixels wide',
  group: 'A. Discovery — EIP-6963',
  level: 'SHOULD',
  basis: 'spec',
  spec: '6963 §Images: SHOULD be square, ≥96×96',
  stimulus: 'decode icon in <img>',
  expected: 'naturalWidth==naturalHeight≥96 (vector: any)',
  action: 'none',
  auto: 'P X',

  window: true,
  feature: 'eip-6963',
  script: [boot, discover],
  judge: (transcript) => {
    const [first] = announcements(transcript)
    if (!first)
      return { status: 'blocked', by: '6963.announce.onRequest', message: 'No announcement came.' }
    const icon = String((first.info as { icon?: SerializedValue }).icon)
    const found = sizeOfIcon(icon)
    if (!found) return note('The size of this image cannot be read here.', icon.slice(0, 40))
    const { kind, size } = found
    const [width, height] = size
    return width === height && (kind === 'vector' || width >= 96)
      ? pass(size)
      : violation(`The icon is ${width} x ${height}.`, size, 'a square of at least 96 x 96')
  },
})
