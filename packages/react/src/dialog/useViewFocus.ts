import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { DialogView } from '../view/dialogView.ts'

/**
 * Moves the focus with the view: to the heading of a new view, and in the list to the row that the user came from, else
 * to the first.
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
  // Mark the target for the browser while closed: `showModal` focuses once, on opening.
  useLayoutEffect(() => {
    const root = body.current
    if (root === null || open) return
    from.current = undefined
    for (const one of root.querySelectorAll('[autofocus]')) one.removeAttribute('autofocus')
    target(root)?.setAttribute('autofocus', '')
  })
  // A passive effect, because the parent's layout effect, which shows the dialog, runs after the child's.
  useEffect(() => {
    const root = body.current
    if (root === null || !open) return
    // Start a new view at its top.
    const box = root.closest('dialog')
    if (box) box.scrollTop = 0
    if (wallet !== undefined) from.current = wallet
    const next = target(root)
    // The browser has focused it on opening, and the user may have moved on since.
    if (next?.hasAttribute('autofocus')) return next.removeAttribute('autofocus')
    next?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- what is sought changes with the view alone
  }, [body, open, view.kind, wallet])
}
