import { timerDurations } from '../machine/timerDurations.ts'
import type { Timer } from '../machine/types.ts'
import type { Clock, Visibility } from './pagePorts.ts'

/** Creates timers that start and stop by name. Starting a running timer restarts it. */
export function createTimers(
  clock: Clock,
  visibility: Visibility,
  onTimer: (timer: Timer) => void,
) {
  const stops = new Map<Timer, () => void>()
  const stop = (timer: Timer) => {
    stops.get(timer)?.()
    stops.delete(timer)
  }
  const start = (timer: Timer) => {
    stop(timer)
    const onEnd = () => {
      stop(timer)
      onTimer(timer)
    }
    const ms = timerDurations[timer]
    stops.set(
      timer,
      timer === 'silent' ? whileVisible(clock, visibility, ms, onEnd) : after(clock, ms, onEnd),
    )
  }
  const keep = (wanted: readonly Timer[]) => {
    for (const timer of [...stops.keys()]) if (!wanted.includes(timer)) stop(timer)
  }
  return { start, keep }
}

function after(clock: Clock, ms: number, onEnd: () => void): () => void {
  const timer = clock.setTimeout(onEnd, ms)
  return () => clock.clearTimeout(timer)
}

/** Calls `onEnd` after `ms` of visible time: Rabby does not answer a page in the background. */
function whileVisible(
  clock: Clock,
  visibility: Visibility,
  ms: number,
  onEnd: () => void,
): () => void {
  let left = ms
  let pause: (() => void) | undefined
  const update = () => {
    if (visibility.visible() === Boolean(pause)) return
    if (pause) pause()
    else {
      const began = clock.now()
      const stop = after(clock, left, onEnd)
      pause = () => {
        stop()
        left -= clock.now() - began
        pause = undefined
      }
    }
  }
  const unwatch = visibility.watch(update)
  update()
  return () => {
    unwatch()
    pause?.()
  }
}
