import { type RefObject, useLayoutEffect } from 'react'
import { useStage } from '../provider/stage.ts'

/** Tells the stage whether the closed dialog already renders what an opening would show. */
export function useReady(body: RefObject<HTMLElement | null>, ready: boolean): void {
  const stage = useStage()
  useLayoutEffect(() => {
    const dialog = body.current?.closest('dialog')
    return ready && dialog ? stage.prepare(dialog) : undefined
  }, [body, ready, stage])
}
