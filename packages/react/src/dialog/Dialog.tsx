'use client'

import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import type { CloseReason } from '../provider/screen.ts'

/**
 * A modal dialog on the native element: top layer, inert page behind it, Escape, and the focus
 * returned to the opener, all by the browser. Renders a `<dialog>`, and its content while closed too.
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
    // It may have been opened ahead of the state.
    if (!dialog.open) dialog.showModal()
    shown.current = true
    return () => {
      shown.current = false
      dialog.close()
    }
  }, [open])

  const onBackdrop = (event: MouseEvent) => {
    // Only a press that began and ended outside: selecting text to beyond the edge closes nothing.
    const outside = event.target === ref.current && pressed.current === ref.current
    // The second press of a double click on what opened the dialog falls beside it.
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
      // Chromium closes at the second Escape whatever `cancel` says; the state has to follow. The
      // event comes late: by then the dialog may be open again, and is to stay so. And where it was
      // closed here, as an app that suspends or hides its tree has it, it comes back with the tree.
      onClose={() => shown.current && !ref.current?.open && onClose('escape')}
      onMouseDown={(event) => {
        pressed.current = event.target
        // Beside the dialog is nothing that could take the focus: it stays where it is.
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
    /** The id of its heading. */
    labelledBy: string
    children: ReactNode
  }
}
