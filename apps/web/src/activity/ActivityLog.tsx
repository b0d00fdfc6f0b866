import type { ConnectionEvent } from '@touchstone/connect'
import { lazyPart, useTouchstone, useTranslate } from '@touchstone/react'
import { memo, useId, useSyncExternalStore } from 'react'
import { type ActivityStore, countDropped } from './createActivityStore.ts'
import { describeEvent } from './describeEvent.ts'
import { toLogDetail } from './toLogDetail.ts'

const CopyDiagnostics = lazyPart(() => import('./CopyDiagnostics.tsx'))

/**
 * The Activity log: the newest events of the connection, oldest first, and the number of older events that were
 * dropped. Screen readers do not announce the log (`aria-live` off), because they announce the connection status.
 */
export function ActivityLog({ activity }: { activity: ActivityStore }) {
  const translate = useTranslate()
  const id = useId()
  const events = useSyncExternalStore(activity.subscribe, activity.getSnapshot)
  const dropped = countDropped(events)
  return (
    <section className="card">
      <h2 id={id} tabIndex={-1}>
        {translate('page.activity')}
      </h2>
      <div role="log" aria-labelledby={id} aria-live="off" className="log">
        {events.length === 0 && <p>{translate('page.activity.empty')}</p>}
        {dropped > 0 && <p>{translate({ key: 'page.activity.dropped', count: dropped })}</p>}
        {events.length > 0 && (
          <ol role="list">
            {events.map((event) => (
              <ActivityEntry key={event.seq} event={event} />
            ))}
          </ol>
        )}
      </div>
      {events.length > 0 && <CopyDiagnostics activity={activity} />}
    </section>
  )
}

/** An event in the Activity log. Its data attributes contain the event as JSON, for scripts. Renders an `<li>`. */
const ActivityEntry = memo(function ActivityEntry({ event }: { event: ConnectionEvent }) {
  const translate = useTranslate()
  const { language } = useTouchstone()
  const at = new Date(performance.timeOrigin + event.at)
  const time = at.toLocaleTimeString(language)
  return (
    <li data-event={event.event} data-detail={JSON.stringify(toLogDetail(event))}>
      <time dateTime={at.toISOString()}>{time}</time>{' '}
      <span>
        <span>{translate(describeEvent(event))}</span>
        {event.event === 'error' && event.error.code !== undefined && (
          <code> {event.error.code}</code>
        )}
      </span>
    </li>
  )
})
