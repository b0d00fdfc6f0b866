import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { DialogView } from '../view/dialogView.ts'

/**
 * Focus follows the view: to the heading of a new one, and back in the list to the row that one
 * came from (else the first).
 */
export function useViewFocus(
  body: RefObject<HTMLElement | null>,
  view: DialogView,
  open: boolean,
): void {
  const wallet = 'wallet' in view ? view.wallet : undefined
  const from = useRef<string | undefined>(undefined)
  const target = (root: HTMLElement) => {
    if (view.kind !== 'wallets') return root.querySelector<HTMLElement>('h2')
    const rows = [...root.querySelectorAll<HTMLElement>('[data-wallet]')]
    return rows.find((one) => one.dataset['wallet'] === from.current) ?? rows[0]
  }
  // While closed, the browser is told where the focus goes when it opens the dialog: it goes once.
  useLayoutEffect(() => {
    const root = body.current
    if (root === null || open) return
    from.current = undefined
    for (const one of root.querySelectorAll('[autofocus]')) one.removeAttribute('autofocus')
    target(root)?.setAttribute('autofocus', '')
  })
  // A passive effect: the dialog is shown in a layout effect of its parent, after ours would run.
  useEffect(() => {
    const root = body.current
    if (root === null || !open) return
    // A new view begins at its beginning, however far the last one was scrolled.
    const box = root.closest('dialog')
    if (box) box.scrollTop = 0
    if (wallet !== undefined) from.current = wallet
    const next = target(root)
    // There the browser has put it, and by now the person may have moved on.
    if (next?.hasAttribute('autofocus')) return next.removeAttribute('autofocus')
    next?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- what is sought changes with the view alone
  }, [body, open, view.kind, wallet])
}
