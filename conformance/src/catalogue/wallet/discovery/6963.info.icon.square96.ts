import { check } from '../../../engine/check.ts'
import type { Seen } from '../../../engine/seen.ts'
import { pass, violation, note } from '../../../engine/verdict.ts'
import { announcements } from '../read.ts'
import { boot, discover } from '../steps.ts'

/** Vector images have no size of their own; of the others, PNG says its size in its first bytes. */
export default check('6963.info.icon.square96', {
  window: true,
  feature: 'eip-6963',
  script: [boot, discover],
  judge: (transcript) => {
    const [first] = announcements(transcript)
    if (!first)
      return { status: 'blocked', by: '6963.announce.onRequest', message: 'No announcement came.' }
    const icon = String((first.info as { icon?: Seen }).icon)
    if (icon.startsWith('data:image/svg+xml')) return pass('vector')
    const size = sizeOfPng(icon)
    if (!size) return note('The size of this kind of image cannot be read here.', icon.slice(0, 40))
    const [width, height] = size
    return width === height && width >= 96
      ? pass(size)
      : violation(`The icon is ${width} x ${height}.`, size, 'a square of at least 96 x 96')
  },
})

function sizeOfPng(icon: string): [number, number] | undefined {
  const [, base64] = /^data:image\/png;base64,(.+)$/.exec(icon) ?? []
  const start = base64?.slice(0, 32)
  if (!start || !/^[\w+/]{32}$/.test(start)) return undefined
  const bytes = Uint8Array.from(atob(start), (char) => char.charCodeAt(0))
  const view = new DataView(bytes.buffer)
  return [view.getUint32(16), view.getUint32(20)]
}
