import { type RefObject, useEffect } from 'react'
import type { Notice } from '../view/Notice.ts'

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
