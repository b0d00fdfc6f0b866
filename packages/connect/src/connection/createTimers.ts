import { durations, type Timer } from '../machine/stimulus.ts'
import type { Clock, Visibility } from './ports.ts'

/** The timers of decision 9, by name; starting one again replaces it. */
export function createTimers(clock: Clock, visibility: Visibility, fire: (timer: Timer) => void) {
  const stops = new Map<Timer, () => void>()
  const stop = (timer: Timer) => {
    stops.get(timer)?.()
    stops.delete(timer)
  }
  const start = (timer: Timer) => {
    stop(timer)
    const ring = () => {
      stop(timer)
      fire(timer)
    }
    const ms = durations[timer]
    stops.set(
      timer,
      timer === 'silent' ? whileVisible(clock, visibility, ms, ring) : after(clock, ms, ring),
    )
  }
  /** Ends every timer that is not wanted any more. */
  const keep = (wanted: readonly Timer[]) => {
    for (const timer of [...stops.keys()]) if (!wanted.includes(timer)) stop(timer)
  }
  return { start, keep }
}

function after(clock: Clock, ms: number, ring: () => void): () => void {
  const timer = clock.setTimeout(ring, ms)
  return () => clock.clearTimeout(timer)
}

/** Rabby answers nothing to a page in the background, so that time does not count. */
function whileVisible(
  clock: Clock,
  visibility: Visibility,
  ms: number,
  ring: () => void,
): () => void {
  let left = ms
  let pause: (() => void) | undefined
  const update = () => {
    if (visibility.visible() === Boolean(pause)) return
    if (pause) pause()
    else {
      const began = clock.now()
      const stop = after(clock, left, ring)
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
