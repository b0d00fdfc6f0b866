import { element } from '../element.ts'
import { describeEntry } from '../words/describeEntry.ts'
import type { Entry } from '../../wallet/types.ts'

const kept = 300

/** Everything that was seen, newest last, following the end unless a person has scrolled away. */
export function transcriptView() {
  const list = element('ol')
  const nothing = element('p', {}, 'Nothing was asked yet.')
  const last = element('span', { className: 'state' })
  const scroll = element(
    'div',
    { className: 'transcript', tabIndex: 0, role: 'region', ariaLabel: 'Transcript' },
    nothing,
    list,
  )
  const root = element(
    'details',
    { className: 'foot', ontoggle: () => follow() },
    element('summary', {}, element('span', { className: 'name' }, 'Transcript'), last),
    scroll,
  )
  const follow = () => void (scroll.scrollTop = scroll.scrollHeight)
  return {
    root,
    add(name: string, entry: Entry) {
      const follows = scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < 24
      const line = describeEntry(entry)
      nothing.remove()
      last.textContent = line
      list.append(element('li', { className: entry.kind }, `${name}: ${line}`))
      if (list.childElementCount > kept) list.firstElementChild?.remove()
      if (follows) follow()
    },
  }
}
