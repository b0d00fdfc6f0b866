/**
 * Keeps a popover reachable whatever the page opens.
 *
 * A modal `<dialog>` makes everything outside of it inert (HTML, “blocked by a modal dialog”), and a
 * wallet's window is not in the page. So while one is open the panel is a guest inside the topmost,
 * in the top layer, where it moves nothing; afterwards it returns to the body.
 *
 * @returns The function that stops it.
 */
export function stayOnTop(node: HTMLElement): () => void {
  let opened: HTMLDialogElement[] = []

  const settle = () => {
    const modals = [...document.querySelectorAll('dialog')].filter((one) => one.matches(':modal'))
    const stillOpen = opened.filter((one) => modals.includes(one))
    opened = [...stillOpen, ...modals.filter((one) => !stillOpen.includes(one))]
    const place = opened.at(-1) ?? document.body
    if (node.parentElement === place && node.matches(':popover-open')) return
    move(node, place)
    // Shown last is on top: the page's dialog was shown before.
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

/** With the focus and the scrolling that it has, where the browser can (`moveBefore`). */
function move(node: HTMLElement, place: Movable) {
  if (place.moveBefore && node.isConnected) place.moveBefore(node, null)
  else place.append(node)
}
