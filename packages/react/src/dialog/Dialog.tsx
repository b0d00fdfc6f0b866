'use client'

import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import type { CloseReason } from '../provider/reduceDialogState.ts'

/**
 * A modal dialog on the native element: the browser puts it in the top layer, makes the page inert, handles Escape and
 * returns the focus. Renders a `<dialog>`, with its content even while it is closed.
 *
 * @see https://html.spec.whatwg.org/multipage/interactive-elements.html#the-dialog-element
 * @example
 * <Dialog open={isOpen} onClose={() => setOpen(false)} labelledBy="terms">
 *   <h2 id="terms">Terms</h2>
 * </Dialog>
 */
export function Dialog({ open, onClose, labelledBy, children }: Dialog.Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget | null>(null)
  const shown = useRef(false)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || dialog === null) return
    // `DialogOpener` may have opened the element before the state changed.
    if (!dialog.open) dialog.showModal()
    shown.current = true
    return () => {
      shown.current = false
      dialog.close()
    }
  }, [open])

  const onBackdrop = (event: MouseEvent) => {
    // Close only if press and release are outside: a text selection that ends outside must not close the dialog.
    const outside = event.target === ref.current && pressed.current === ref.current
    // Ignore the second click of a double click on the button that opens the dialog: it lands on the backdrop.
    if (outside && event.detail < 2) onClose('backdrop-press')
  }
  return (
    <dialog
      ref={ref}
      className="ts-dialog"
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault()
        onClose('escape')
      }}
      // Chromium closes the dialog at the second Escape even if `cancel` is prevented: then close it in the state too.
      // The `close` event is asynchronous: ignore it if the dialog is open again by then. Also ignore it if the layout
      // effect above closed the dialog: `open` is false, or React has hidden the tree.
      onClose={() => shown.current && !ref.current?.open && onClose('escape')}
      onMouseDown={(event) => {
        pressed.current = event.target
        // Keep the focus where it is: a press on the backdrop would otherwise take it from the focused element.
        if (event.target === ref.current) event.preventDefault()
      }}
      onClick={onBackdrop}
    >
      <div className="ts-dialog-box">{children}</div>
    </dialog>
  )
}

export declare namespace Dialog {
  type Props = {
    open: boolean
    onClose(reason: CloseReason): void
    /** Id of the element that names the dialog, such as its heading. */
    labelledBy: string
    children: ReactNode
  }
}
