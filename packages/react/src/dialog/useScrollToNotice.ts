import { type RefObject, useEffect } from 'react'
import type { Notice } from '../view/Notice.ts'

/**
 * Scrolls to the notice at the top of the dialog when the notice changes. On a small or zoomed screen, the notice may
 * be hidden while the user sees the row that they pressed.
 */
export function useScrollToNotice(
  body: RefObject<HTMLElement | null>,
  notice: Notice | undefined,
): void {
  const textKey = notice?.text.key
  useEffect(() => {
    if (textKey === undefined) return
    const box = body.current?.closest('dialog')
    if (box) box.scrollTop = 0
  }, [body, textKey])
}
