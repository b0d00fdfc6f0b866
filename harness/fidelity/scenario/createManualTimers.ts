/** Creates timers that run only when the caller calls `run`, so that scenarios do not depend on real time. */
export function createManualTimers() {
  const waiting = new Map<number, () => void>()
  let last = 0
  return {
    setTimeout: (fn: () => void): number => {
      last += 1
      waiting.set(last, fn)
      return last
    },
    clearTimeout: (timer: number) => waiting.delete(timer),
    /** Runs all pending timers. Passes their errors to `uncaught`, as a browser reports them. */
    run: (uncaught: (thrown: unknown) => void) => {
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
