/**
 * Runs in the app's page before its own scripts. Time-outs of 0.9 s and more elapse only when the script says so,
 * because a busy machine would exceed them while a user clicks through the wallet. Playwright's clock applies to the
 * whole browser, and MetaMask's pages reject it (LavaMoat).
 */
export const installTimerMock = () => {
  const limit = 900
  const waiting = new Map<number, { at: number; run: () => void }>()
  const start = globalThis.setTimeout.bind(globalThis) as (
    run: (...args: unknown[]) => void,
    ms?: number,
    ...args: unknown[]
  ) => number
  const stop = globalThis.clearTimeout.bind(globalThis) as (id?: number) => void
  let ahead = 0

  const mockSetTimeout = (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
    if (ms < limit) return start(run, ms, ...args)
    // A timer id of the browser, so that it differs from all others.
    const id = start(() => {}, 0)
    waiting.set(id, { at: ahead + ms, run: () => run(...args) })
    return id
  }
  const mockClearTimeout = (id?: number) => {
    if (id !== undefined) waiting.delete(id)
    stop(id)
  }
  Object.assign(globalThis, { setTimeout: mockSetTimeout, clearTimeout: mockClearTimeout })
  Object.defineProperty(globalThis, '__passTime', {
    value: (ms: number) => {
      ahead += ms
      const due = [...waiting].filter(([, { at }]) => at <= ahead)
      for (const [id, { run }] of due.toSorted(([, a], [, b]) => a.at - b.at)) {
        waiting.delete(id)
        run()
      }
    },
  })
}
