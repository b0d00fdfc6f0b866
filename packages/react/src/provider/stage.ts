import { type Dispatch, createContext, use } from 'react'
import { afterPaint } from './afterPaint.ts'
import { missing } from './context.ts'
import type { ScreenEvent } from './screen.ts'

/**
 * The way to the screen. What the dialog would show lies ready in it while it is closed, so to open it
 * is the browser's work alone; the state, and all that renders from it, follows after the paint.
 */
export type Stage = {
  /** Says that a closed dialog holds just what would be shown; the answer takes it back. */
  prepare(dialog: HTMLDialogElement): () => void
  dispatch: Dispatch<ScreenEvent>
  /** Opens what lies ready, else by the state. `event` is asked for when the state follows. */
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
      // Closed before the state has followed: it never hears that it was open.
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
        // It will break there again, where a boundary says so.
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
