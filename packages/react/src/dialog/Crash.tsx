import { use } from 'react'
import { WorldContext } from '../provider/context.ts'
import en from '../texts/en/first.json' with { type: 'json' }

/** Message that a part of the page broke. Renders an alert and depends on as little as possible. */
export function Crash({ onRetry }: { onRetry(): void }) {
  const texts = { ...en, ...(use(WorldContext)?.texts as Partial<typeof en> | undefined) }
  return (
    <div className="ts-crash">
      <p role="alert">{texts['crash.text']}</p>
      <div className="ts-actions">
        <button type="button" className="ts-button ts-primary" onClick={onRetry}>
          {texts['act.retry']}
        </button>
        <button type="button" className="ts-button" onClick={() => location.reload()}>
          {texts['act.reload']}
        </button>
      </div>
    </div>
  )
}
