import { useSay } from '../provider/useSay.ts'

/** Says that a part could not be fetched, and fetches it again. No alert: the page goes on without. */
export function PartFailed({ onRetry }: { onRetry(): void }) {
  const say = useSay()
  return (
    <div className="ts-part">
      <p aria-live="polite">{say('part.failed')}</p>
      <button type="button" className="ts-button" onClick={onRetry}>
        {say('act.retry')}
      </button>
    </div>
  )
}
