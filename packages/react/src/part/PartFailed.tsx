import { useEffect, useLayoutEffect, useRef } from 'react'
import { useSay } from '../provider/useSay.ts'

/**
 * Says that a part could not be fetched, and fetches it again: when one says so, and when the network is back.
 * No alert: the page goes on without.
 */
export function PartFailed({ again, onRetry }: PartFailed.Props) {
  const say = useSay()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])
  // What was pressed goes when the part comes: the focus waits at the heading above it.
  useLayoutEffect(() => {
    const place = box.current
    return () => {
      if (!place?.matches(':focus-within')) return
      place.closest('section, dialog')?.querySelector<HTMLElement>('h2')?.focus()
    }
  }, [])
  return (
    <div ref={box} className="ts-part">
      <p aria-live="polite">{say(again ? 'part.loading' : 'part.failed')}</p>
      <div className="ts-actions">
        <button type="button" className="ts-button" onClick={onRetry}>
          {say('act.retry')}
        </button>
        {/* After a new deployment it is not there any more, however often one tries. */}
        <button type="button" className="ts-button" onClick={() => location.reload()}>
          {say('act.reload')}
        </button>
      </div>
    </div>
  )
}

declare namespace PartFailed {
  type Props = {
    /** It is being fetched once more: what was pressed stays, and what comes of it is heard. */
    again: boolean
    onRetry(): void
  }
}
