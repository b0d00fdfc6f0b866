import { type Dispatch, createContext, use } from 'react'
import { afterPaint } from './afterPaint.ts'
import { throwMissingProvider } from './TouchstoneContext.ts'
import type { DialogEvent } from './dialogState.ts'

/**
 * Dispatches to the screen state. The closed dialog already renders what it will show, so that opening it is left to
 * the browser. The state, and all that renders from it, follows after the paint.
 */
export type DialogOpener = {
  /** Marks a closed dialog as ready to open. Returns a function that undoes it. */
  prepare(dialog: HTMLDialogElement): () => void
  dispatch: Dispatch<DialogEvent>
  /** Opens a prepared dialog, else opens through the state. Calls `event` when the state follows. */
  open(event: () => DialogEvent): void
}

export function createDialogOpener(dispatch: Dispatch<DialogEvent>): DialogOpener {
  let ready: HTMLDialogElement | undefined
  let opening: { dialog: HTMLDialogElement; event(): DialogEvent } | undefined
  const follow = () => {
    const next = opening
    opening = undefined
    if (next) dispatch(next.event())
  }
  const opener: DialogOpener = {
    prepare(dialog) {
      ready = dialog
      return () => {
        ready = undefined
      }
    },
    dispatch(event) {
      // Closed before the state followed: the state never opens.
      if (event.type === 'close' && opening) {
        opening.dialog.close()
        opening = undefined
      }
      follow()
      dispatch(event)
    },
    open(event) {
      if (ready === undefined || ready.open) return opener.dispatch(event())
      try {
        ready.showModal()
      } catch {
        // It throws again on render, where an error boundary shows it.
        return opener.dispatch(event())
      }
      opening = { dialog: ready, event }
      afterPaint(follow)
    },
  }
  return opener
}

export const DialogOpenerContext = createContext<DialogOpener | undefined>(undefined)

export function useDialogOpener(): DialogOpener {
  return use(DialogOpenerContext) ?? throwMissingProvider()
}
