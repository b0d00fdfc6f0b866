import { lazyPart, useTranslate } from '@touchstone/react'
import { useId, useSyncExternalStore } from 'react'
import { ActivityEntry } from './ActivityEntry.tsx'
import { type ActivityStore, countDropped } from './activity.ts'

const Diagnostics = lazyPart(() => import('./Diagnostics.tsx'))

/**
 * The Activity log: the newest events of the connection in order, and the number of dropped ones. Screen readers do not
 * announce it (`aria-live` off), since the status says the same in better words.
 */
export function ActivityLog({ activity }: { activity: ActivityStore }) {
  const translate = useTranslate()
  const id = useId()
  const details = useSyncExternalStore(activity.watch, activity.getSnapshot)
  const dropped = countDropped(details)
  return (
    <section className="card">
      <h2 id={id} tabIndex={-1}>
        {translate('page.activity')}
      </h2>
      <div role="log" aria-labelledby={id} aria-live="off" className="log">
        {details.length === 0 && <p>{translate('page.activity.empty')}</p>}
        {dropped > 0 && <p>{translate({ key: 'page.activity.dropped', count: dropped })}</p>}
        {details.length > 0 && (
          <ol role="list">
            {details.map((detail) => (
              <ActivityEntry key={detail.seq} detail={detail} />
            ))}
          </ol>
        )}
      </div>
      {details.length > 0 && <Diagnostics activity={activity} />}
    </section>
  )
}
