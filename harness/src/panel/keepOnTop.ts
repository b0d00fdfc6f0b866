/**
 * Keeps a popover usable above any dialog of the page.
 *
 * A modal `<dialog>` makes everything outside of it inert (HTML, “blocked by a modal dialog”), while a real
 * wallet's window is outside the page. So while a modal dialog is open, the panel moves into the topmost one.
 * It stays in the top layer, where it does not change the layout. Afterwards it returns to the body.
 *
 * @returns function that stops this
 */
export function keepOnTop(node: HTMLElement): () => void {
  let opened: HTMLDialogElement[] = []

  const settle = () => {
    const modals = [...document.querySelectorAll('dialog')].filter((one) => one.matches(':modal'))
    const stillOpen = opened.filter((one) => modals.includes(one))
    opened = [...stillOpen, ...modals.filter((one) => !stillOpen.includes(one))]
    const place = opened.at(-1) ?? document.body
    if (node.parentElement === place && node.matches(':popover-open')) return
    move(node, place)
    // The popover shown last is on top, so it is shown again above the page's dialog.
    if (node.matches(':popover-open')) node.hidePopover()
    node.showPopover()
  }

  const watcher = new MutationObserver(settle)
  watcher.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  })
  settle()
  return () => watcher.disconnect()
}

type Movable = Element & { moveBefore?(node: Element, before: Element | null): void }

/** Moves the node and keeps its focus and scroll position where the browser can (`moveBefore`). */
function move(node: HTMLElement, place: Movable) {
  if (place.moveBefore && node.isConnected) place.moveBefore(node, null)
  else place.append(node)
}
