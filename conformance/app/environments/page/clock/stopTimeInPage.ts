import { install } from '@sinonjs/fake-timers'
import { clockKey, type PageClock } from './PageClock.ts'

/** Stops clocks and timers until `runFor` is called. `window.name` keeps the time over a reload. */
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

// Only the top window has a stopped clock. Iframes keep the real one.
if (window === window.top) stopTime()
