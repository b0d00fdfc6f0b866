import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { DialogView } from '../view/dialogView.ts'

/** Focuses the heading of a new view, or in the list the wallet of the previous view or else the first one. */
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
  // While the dialog is closed, mark the target with `autofocus`: `showModal` focuses it when the dialog opens.
  useLayoutEffect(() => {
    const root = body.current
    if (root === null || open) return
    from.current = undefined
    for (const one of root.querySelectorAll('[autofocus]')) one.removeAttribute('autofocus')
    target(root)?.setAttribute('autofocus', '')
  })
  // Use a passive effect, which runs after all layout effects: a layout effect of the parent shows the dialog.
  useEffect(() => {
    const root = body.current
    if (root === null || !open) return
    // Scroll to the top of a new view.
    const box = root.closest('dialog')
    if (box) box.scrollTop = 0
    if (wallet !== undefined) from.current = wallet
    const next = target(root)
    // Do not focus the target again if the browser has focused it on opening: the user may have moved the focus since.
    if (next?.hasAttribute('autofocus')) return next.removeAttribute('autofocus')
    next?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- the target changes only with the view
  }, [body, open, view.kind, wallet])
}
