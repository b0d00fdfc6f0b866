/** Timers that run when told, not when due: a scenario has no time of its own. */
export type HeldTimers = {
  setTimeout(fn: () => void): number
  clearTimeout(timer: number): void
  /** Runs all that wait; what they throw goes to `uncaught`, as a page's console would show it. */
  run(uncaught: (thrown: unknown) => void): void
}

export function createHeldTimers(): HeldTimers {
  const waiting = new Map<number, () => void>()
  let last = 0
  return {
    setTimeout: (fn) => {
      last += 1
      waiting.set(last, fn)
      return last
    },
    clearTimeout: (timer) => waiting.delete(timer),
    run: (uncaught) => {
      for (const [timer, fn] of waiting) {
        waiting.delete(timer)
        try {
          fn()
        } catch (thrown) {
          uncaught(thrown)
        }
      }
    },
  }
}
