import { element } from './element.ts'
import { stayOnTop } from './stayOnTop.ts'
import { room, styles } from './styles.ts'

/** Where the panel lives: an element of its own with a shadow root, above everything in the page. */
export type Host = {
  root: ShadowRoot
  /** Whether the page makes room for the panel. */
  makeRoom(wanted: boolean): void
  remove(): void
}

/** Events that a person causes. The page must not take what happens in the panel for its own. */
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
  // Escape closes a modal dialog of the page around us: in the panel it closes nothing.
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
