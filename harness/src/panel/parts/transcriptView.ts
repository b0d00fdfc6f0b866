import { element } from '../element.ts'
import { describeEntry } from '../words/describeEntry.ts'
import type { Entry } from '../../wallet/types.ts'

const kept = 300

/** Everything that was seen, newest last, following the end unless a person has scrolled away. */
export function transcriptView() {
  const list = element('ol')
  const nothing = element('p', {}, 'Nothing was asked yet.')
  const scroll = element(
    'div',
    { className: 'transcript', tabIndex: 0, role: 'region', ariaLabel: 'Transcript' },
    nothing,
    list,
  )
  return {
    root: scroll,
    add(name: string, entry: Entry) {
      const follows = scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < 24
      nothing.remove()
      list.append(element('li', { className: entry.kind }, `${name}: ${describeEntry(entry)}`))
      if (list.childElementCount > kept) list.firstElementChild?.remove()
      if (follows) scroll.scrollTop = scroll.scrollHeight
    },
  }
}
