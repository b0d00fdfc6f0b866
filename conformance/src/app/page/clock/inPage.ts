import { install } from '@sinonjs/fake-timers'
import { clockKey, type PageClock } from './protocol.ts'

/** Runs in the page before its first own line. A name of the window outlives a reload, as time does. */
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

// Nobody moves the time of a frame.
if (window === window.top) stopTime()
