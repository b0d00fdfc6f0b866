import { element } from './element.ts'
import { stayOnTop } from './stayOnTop.ts'
import { room, styles } from './styles.ts'

/** Host element of the panel, with a shadow root, above everything in the page. */
type Host = {
  root: ShadowRoot
  /** Reserves space in the page for the panel. */
  makeRoom(wanted: boolean): void
  remove(): void
}

/** User events. Those inside the panel must not reach the page's handlers. */
const felt =
  'click dblclick pointerdown pointerup mousedown mouseup touchstart touchend wheel ' +
  'keydown keyup keypress input change focusin focusout submit'

export function createHost(): Host {
  const node = element('div', { popover: 'manual' })
  node.dataset['touchstone'] = 'panel'
  const root = node.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheetOf(styles)]
  const roomSheet = sheetOf(room)
  const makeRoom = (wanted: boolean) => {
    const others = document.adoptedStyleSheets.filter((sheet) => sheet !== roomSheet)
    document.adoptedStyleSheets = wanted ? [...others, roomSheet] : others
  }
  for (const event of felt.split(' '))
    node.addEventListener(event, (seen) => seen.stopPropagation())
  // Escape would close the page's modal dialog that contains the panel.
  node.addEventListener('keydown', (event) => event.key === 'Escape' && event.preventDefault())
  const release = stayOnTop(node)
  return {
    root,
    makeRoom,
    remove() {
      release()
      makeRoom(false)
      node.remove()
    },
  }
}

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}
