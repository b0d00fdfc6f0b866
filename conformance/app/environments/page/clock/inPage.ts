import { install } from '@sinonjs/fake-timers'
import { clockKey, type PageClock } from './PageClock.ts'

/** Runs in the page before its own scripts. Stores the time in `window.name`, which outlives a reload. */
const stopTime = () => {
  const clock = install({
    now: Number(window.name) || 1_000_000,
    toFake: [
      'Date',
      'performance',
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
    ],
  })
  const runFor: PageClock['runFor'] = async (ms) => {
    await clock.tickAsync(ms)
    window.name = String(clock.now)
  }
  Object.defineProperty(globalThis, Symbol.for(clockKey), { value: { runFor } })
}

// Frames keep their own time.
if (window === window.top) stopTime()
