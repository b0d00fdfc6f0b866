import { element } from '../domElements.ts'
import { describeEntry } from '../text/describeEntry.ts'
import type { Entry } from '../../wallet/types.ts'

const kept = 300

/** Transcript of all wallets, newest entry last. It scrolls to the end unless the user has scrolled away. */
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
  let coming: { name: string; entry: Entry }[] = []
  return {
    root,
    /** Queues an entry for the next update. */
    add(name: string, entry: Entry) {
      coming.push({ name, entry })
      if (coming.length > 2 * kept) coming = coming.slice(-kept)
    },
    update() {
      if (coming.length === 0) return
      const follows = scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < 24
      nothing.remove()
      for (const { name, entry } of coming.slice(-kept)) {
        const line = describeEntry(entry)
        last.textContent = line
        list.append(element('li', { className: entry.kind }, `${name}: ${line}`))
      }
      coming = []
      while (list.childElementCount > kept) list.firstElementChild?.remove()
      if (follows) follow()
    },
  }
}
