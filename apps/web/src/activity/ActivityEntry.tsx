import type { Detail } from '@touchstone/connect'
import { useTranslate, useTouchstone } from '@touchstone/react'
import { memo } from 'react'
import { describeEvent } from './describe.ts'

/** An entry of the log. Its attributes contain the whole detail, for scripts. Renders an `<li>`. */
export const ActivityEntry = memo(function ActivityEntry({ detail }: { detail: Detail }) {
  const translate = useTranslate()
  const { language } = useTouchstone()
  const at = new Date(performance.timeOrigin + detail.at)
  const time = at.toLocaleTimeString(language)
  return (
    <li data-event={detail.event} data-detail={JSON.stringify(detail)}>
      <time dateTime={at.toISOString()}>{time}</time>{' '}
      <span>
        <span>{translate(describeEvent(detail))}</span>
        {detail.error?.code !== undefined && <code> {detail.error.code}</code>}
      </span>
    </li>
  )
})
