import { element } from './domElements.ts'
import { keepOnTop } from './keepOnTop.ts'
import { reservedSpace, styles } from './styles.ts'

/** Events of user input. They do not bubble from the panel to the page's handlers. */
const userEvents =
  'click dblclick pointerdown pointerup mousedown mouseup touchstart touchend wheel ' +
  'keydown keyup keypress input change focusin focusout submit'

export function createPanelHost() {
  const node = element('div', { popover: 'manual' })
  node.dataset['touchstone'] = 'panel'
  const root = node.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [sheetOf(styles)]
  const spaceSheet = sheetOf(reservedSpace)
  const reserveSpace = (wanted: boolean) => {
    const others = document.adoptedStyleSheets.filter((sheet) => sheet !== spaceSheet)
    document.adoptedStyleSheets = wanted ? [...others, spaceSheet] : others
  }
  for (const event of userEvents.split(' '))
    node.addEventListener(event, (seen) => seen.stopPropagation())
  // If the panel is inside a modal dialog of the page, Escape would close that dialog.
  node.addEventListener('keydown', (event) => event.key === 'Escape' && event.preventDefault())
  keepOnTop(node)
  return { root, reserveSpace }
}

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}
