/** Timers that run only when the caller calls `run`, so that scenarios do not depend on real time. */
export type ManualTimers = {
  setTimeout(fn: () => void): number
  clearTimeout(timer: number): void
  /** Runs all pending timers. Passes their errors to `uncaught`, as a browser reports them. */
  run(uncaught: (thrown: unknown) => void): void
}

export function createManualTimers(): ManualTimers {
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
