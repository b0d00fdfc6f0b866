import { useLayoutEffect, useRef } from 'react'
import { useTranslate } from '../provider/useTranslate.ts'

/** Message that a chunk could not be loaded. Retries on a press, and when the network is back. */
export function LoadError({ again, onRetry }: LoadError.Props) {
  const translate = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  // Listen in a layout effect: the network may be back before a passive effect would run.
  useLayoutEffect(() => {
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])
  // Keep the focus in the section or dialog if this message disappears.
  useLayoutEffect(() => {
    const element = box.current
    return () => {
      if (!element?.matches(':focus-within')) return
      element.closest('section, dialog')?.querySelector<HTMLElement>('h2')?.focus()
    }
  }, [])
  return (
    <div ref={box} className="ts-part">
      <p aria-live="polite">{translate(again ? 'part.loading' : 'part.failed')}</p>
      <div className="ts-actions">
        <button type="button" className="ts-button" onClick={onRetry}>
          {translate('act.retry')}
        </button>
        {/* After a new deployment, the old chunk may be gone: then only a reload helps. */}
        <button type="button" className="ts-button" onClick={() => location.reload()}>
          {translate('act.reload')}
        </button>
      </div>
    </div>
  )
}

declare namespace LoadError {
  type Props = {
    /** Whether a retry is under way. The message stays until the retry ends, so that the button keeps the focus. */
    again: boolean
    onRetry(): void
  }
}
