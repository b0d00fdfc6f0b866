import { type RefObject, useEffect } from 'react'
import type { Notice } from '../view/notice.ts'

/**
 * What is said stands at the beginning of the dialog: who has scrolled down to a row and presses it, on a small
 * or much enlarged screen, would not see what came of it.
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
