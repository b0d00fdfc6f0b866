'use client'

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Restores a lost focus: if the element in `root` that had the focus has left the page and the focus is nowhere else,
 * focuses the element that `fallback` returns. Checks after every render of the component.
 *
 * @example
 * const panel = useRef<HTMLElement>(null)
 * useRestoreFocus(panel, () => panel.current?.querySelector('h2'))
 */
export function useRestoreFocus(
  root: RefObject<HTMLElement | null>,
  fallback: (lost: Element) => HTMLElement | null | undefined,
): void {
  const last = useRef<Element | null>(null)
  useEffect(() => {
    const element = root.current
    const remember = (event: FocusEvent) => {
      last.current = event.target as Element
    }
    element?.addEventListener('focusin', remember)
    return () => element?.removeEventListener('focusin', remember)
  }, [root])
  useLayoutEffect(() => {
    const lost = last.current
    if (lost === null || lost.isConnected) return
    last.current = null
    if (document.activeElement === document.body) fallback(lost)?.focus()
  })
}
