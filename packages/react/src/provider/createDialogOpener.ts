import type { Dispatch } from 'react'
import { afterPaint } from './afterPaint.ts'
import type { DialogEvent } from './reduceDialogState.ts'

export type DialogOpener = ReturnType<typeof createDialogOpener>

/** Creates the opener. If the closed dialog has the content to show, `showModal` runs before React renders. */
export function createDialogOpener(dispatch: Dispatch<DialogEvent>) {
  let ready: HTMLDialogElement | undefined
  let opening: { dialog: HTMLDialogElement; event(): DialogEvent } | undefined
  const follow = () => {
    const next = opening
    opening = undefined
    if (next) dispatch(next.event())
  }
  const opener = {
    /** Marks a closed dialog as ready to open. Returns a function that removes the mark. */
    prepare(dialog: HTMLDialogElement) {
      ready = dialog
      return () => {
        ready = undefined
      }
    },
    dispatch(event: DialogEvent): void {
      // The user closed the dialog before the state changed to open: leave the state closed.
      if (event.type === 'close' && opening) {
        opening.dialog.close()
        opening = undefined
      }
      follow()
      dispatch(event)
    },
    /** Opens the dialog. The event changes the state after the paint, or at once without a prepared dialog. */
    open(event: () => DialogEvent): void {
      if (ready === undefined || ready.open) return opener.dispatch(event())
      try {
        ready.showModal()
      } catch {
        // Open by the state: `showModal` then throws again in `Dialog`, where an error boundary catches the error.
        return opener.dispatch(event())
      }
      opening = { dialog: ready, event }
      afterPaint(follow)
    },
  }
  return opener
}
