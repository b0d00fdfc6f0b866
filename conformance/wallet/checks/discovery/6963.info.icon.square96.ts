import { valueAt } from '../../../core/serialize.ts'
import { defineDiscoveryCheck } from '../defineCheckOfGroup.ts'
import { blocked, note, passIf } from '../../judges.ts'
import { announcements } from '../../readTranscript.ts'
import { boot, discover } from '../../steps.ts'
import { sizeOfIcon } from './sizeOfIcon.ts'

/** A vector image has no size in pixels, so it only has to be square. */
export default defineDiscoveryCheck({
  id: '6963.info.icon.square96',
  title: 'Announces a square icon that is a vector image or at least 96 pixels wide',
  level: 'SHOULD',
  spec: '6963 §Images: SHOULD be square, ≥96×96',
  stimulus: 'decode icon in <img>',
  expected: 'naturalWidth==naturalHeight≥96 (vector: any)',
  auto: 'P X',

  script: [boot, discover],
  judge: (transcript) => {
    const [first] = announcements(transcript)
    if (!first) return blocked('6963.announce.onRequest', 'No announcement came.')
    const icon = String(valueAt(first, 'info', 'icon'))
    const found = sizeOfIcon(icon)
    if (!found) return note('The size of this image cannot be read here.', icon.slice(0, 40))
    const { kind, size } = found
    const [width, height] = size
    return passIf(
      width === height && (kind === 'vector' || width >= 96),
      size,
      `The icon is ${width} x ${height}.`,
      'a square of at least 96 x 96',
    )
  },
})
