import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslate } from '../provider/useTranslate.ts'

/**
 * Message that a part could not be loaded. Retries on a button press, and when the network is back. Not an alert, since
 * the rest of the page works.
 */
export function LoadError({ again, onRetry }: PartFailed.Props) {
  const translate = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])
  // The pressed button disappears with this message: move the focus to the heading above.
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
        {/* After a new deployment the old chunk is gone, and only a reload helps. */}
        <button type="button" className="ts-button" onClick={() => location.reload()}>
          {translate('act.reload')}
        </button>
      </div>
    </div>
  )
}

declare namespace PartFailed {
  type Props = {
    /** A retry is under way. The pressed button stays mounted and the result is announced. */
    again: boolean
    onRetry(): void
  }
}
