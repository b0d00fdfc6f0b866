/**
 * Runs in the app's page before the app's scripts. Replaces `setTimeout`: timers of 0.9 s and more fire only when a
 * step of the variant advances the time with `__passTime`. Otherwise they would fire while the test operates the wallet
 * on a slow machine. Playwright's clock is no alternative: it applies to all pages of the browser, and MetaMask's own
 * pages reject it (LavaMoat).
 */
export const mockLongTimers = () => {
  const { setTimeout: start, clearTimeout: stop } = window
  const waiting = new Map<number | undefined, { at: number; run: () => void }>()
  let ahead = 0
  Object.assign(window, {
    setTimeout(run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) {
      if (ms < 900) return start(run, ms, ...args)
      // Get an id from a real timer, so that it differs from the ids of all other timers.
      const id = start(() => {}, 0)
      waiting.set(id, { at: ahead + ms, run: () => run(...args) })
      return id
    },
    clearTimeout(id?: number) {
      waiting.delete(id)
      stop(id)
    },
    __passTime(ms: number) {
      ahead += ms
      const due = [...waiting].filter(([, { at }]) => at <= ahead)
      for (const [id, { run }] of due.toSorted(([, a], [, b]) => a.at - b.at)) {
        waiting.delete(id)
        run()
      }
    },
  })
}
