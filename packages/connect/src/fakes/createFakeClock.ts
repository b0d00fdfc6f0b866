import type { Clock } from '../connection/pagePorts.ts'

/** Clock that advances only on request. */
export function createFakeClock() {
  let now = 0
  let last = 0
  const timers = new Map<number, { at: number; fn: () => void }>()
  const clock: Clock = {
    now: () => now,
    setTimeout(fn, ms) {
      last += 1
      timers.set(last, { at: now + ms, fn })
      return last
    },
    clearTimeout: (timer) => void timers.delete(timer as number),
  }
  return {
    ...clock,
    pending: () => timers.size,
    /** Advances the time by `ms`. Runs the due timers one by one, and waits for asynchronous code after each. */
    async advance(ms: number) {
      await settle()
      const until = now + ms
      for (;;) {
        const next = [...timers]
          .filter(([, { at }]) => at <= until)
          .sort((a, b) => a[1].at - b[1].at)[0]
        if (!next) break
        const [id, { at, fn }] = next
        now = at
        timers.delete(id)
        fn()
        await settle()
      }
      now = until
      await settle()
    },
  }
}

/** Waits until all pending microtasks have run. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
