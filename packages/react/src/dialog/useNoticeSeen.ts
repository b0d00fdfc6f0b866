import { type RefObject, useEffect } from 'react'
import type { Notice } from '../view/notice.ts'

/**
 * Scrolls to the notice at the top of the dialog when it changes. On a small or zoomed screen it may be out of sight of
 * the row that the user pressed.
 */
export function useNoticeSeen(
  body: RefObject<HTMLElement | null>,
  notice: Notice | undefined,
): void {
  const said = notice?.text.key
  useEffect(() => {
    if (said === undefined) return
    const box = body.current?.closest('dialog')
    if (box) box.scrollTop = 0
  }, [body, said])
}
