import { check } from '../../../core/check.ts'
import type { Seen } from '../../../core/seen.ts'
import { pass, violation, note } from '../../../core/verdict.ts'
import { announcements } from '../../read.ts'
import { boot, discover } from '../../steps.ts'
import { sizeOfIcon } from './sizeOfIcon.ts'

/** A vector image has no size in pixels, so it only has to be square. */
export default check('6963.info.icon.square96', {
  window: true,
  feature: 'eip-6963',
  script: [boot, discover],
  judge: (transcript) => {
    const [first] = announcements(transcript)
    if (!first)
      return { status: 'blocked', by: '6963.announce.onRequest', message: 'No announcement came.' }
    const icon = String((first.info as { icon?: Seen }).icon)
    const found = sizeOfIcon(icon)
    if (!found) return note('The size of this image cannot be read here.', icon.slice(0, 40))
    const { kind, size } = found
    const [width, height] = size
    return width === height && (kind === 'vector' || width >= 96)
      ? pass(size)
      : violation(`The icon is ${width} x ${height}.`, size, 'a square of at least 96 x 96')
  },
})
