import { type RefObject, useEffect, useRef } from 'react'
import type { DialogView } from '../view/dialogView.ts'

/**
 * Focus follows the view: to the heading of a new one, and back in the list to the row that one
 * came from (else the first).
 */
export function useViewFocus(body: RefObject<HTMLElement | null>, view: DialogView): void {
  const wallet = 'wallet' in view ? view.wallet : undefined
  const from = useRef<string | undefined>(undefined)
  // A passive effect: the dialog is shown in a layout effect of its parent, after ours would run.
  useEffect(() => {
    const root = body.current
    if (root === null) return
    // A new view begins at its beginning, however far the last one was scrolled.
    const box = root.closest('dialog')
    if (box) box.scrollTop = 0
    if (wallet !== undefined) from.current = wallet
    const rows = [...root.querySelectorAll<HTMLElement>('[data-wallet]')]
    const row = rows.find((one) => one.dataset['wallet'] === from.current) ?? rows[0]
    const target = view.kind === 'wallets' ? row : root.querySelector<HTMLElement>('h2')
    target?.focus()
  }, [body, view.kind, wallet])
}
