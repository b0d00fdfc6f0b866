import { type Dispatch, createContext, use } from 'react'
import { afterPaint } from './afterPaint.ts'
import { missing } from './context.ts'
import type { ScreenEvent } from './screen.ts'

/**
 * Dispatches to the screen state. The closed dialog already renders what it will show, so that opening it is left to
 * the browser. The state, and all that renders from it, follows after the paint.
 */
export type Stage = {
  /** Marks a closed dialog as ready to open. Returns a function that undoes it. */
  prepare(dialog: HTMLDialogElement): () => void
  dispatch: Dispatch<ScreenEvent>
  /** Opens a prepared dialog, else opens through the state. Calls `event` when the state follows. */
  open(event: () => ScreenEvent): void
}

export function createStage(dispatch: Dispatch<ScreenEvent>): Stage {
  let ready: HTMLDialogElement | undefined
  let opening: { dialog: HTMLDialogElement; event(): ScreenEvent } | undefined
  const follow = () => {
    const next = opening
    opening = undefined
    if (next) dispatch(next.event())
  }
  const stage: Stage = {
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
      if (ready === undefined || ready.open) return stage.dispatch(event())
      try {
        ready.showModal()
      } catch {
        // It throws again on render, where an error boundary shows it.
        return stage.dispatch(event())
      }
      opening = { dialog: ready, event }
      afterPaint(follow)
    },
  }
  return stage
}

export const StageContext = createContext<Stage | undefined>(undefined)

export function useStage(): Stage {
  return use(StageContext) ?? missing()
}
