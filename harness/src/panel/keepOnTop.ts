/**
 * Keeps a popover usable above modal dialogs, which make everything outside of them inert (HTML, “blocked by a modal
 * dialog”), by moving it into the topmost one.
 */
export function keepOnTop(node: HTMLElement): void {
  let opened: HTMLDialogElement[] = []

  const settle = () => {
    const modals = [...document.querySelectorAll('dialog')].filter((one) => one.matches(':modal'))
    const stillOpen = opened.filter((one) => modals.includes(one))
    opened = [...stillOpen, ...modals.filter((one) => !stillOpen.includes(one))]
    const place = opened.at(-1) ?? document.body
    if (node.parentElement === place && node.matches(':popover-open')) return
    move(node, place)
    // Browsers draw the popover or dialog that was shown last on top, so the panel is shown again.
    if (node.matches(':popover-open')) node.hidePopover()
    node.showPopover()
  }

  new MutationObserver(settle).observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  })
  settle()
}

type Movable = Element & { moveBefore?(node: Element, before: Element | null): void }

/** Moves the node and keeps its focus and scroll position where the browser can (`moveBefore`). */
function move(node: HTMLElement, place: Movable) {
  if (place.moveBefore && node.isConnected) place.moveBefore(node, null)
  else place.append(node)
}
