import type { Code } from '@touchstone/connect'
import { useEffect, useState } from 'react'
import { useReachSay } from './useReachSay.ts'

/** Remaining time of a code in minutes and seconds, and what happens then. Does not update while the page is hidden. */
export function TimeLeft({ code: { until, last } }: { code: Code }) {
  const say = useReachSay()
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const tick = () => {
      if (document.visibilityState === 'visible') setNow(performance.now())
    }
    const timer = setInterval(tick, 1_000)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  const seconds = Math.max(0, Math.ceil((until - now) / 1_000))
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return <span>{say({ key: last ? 'pair.left.last' : 'pair.left', time })}</span>
}
