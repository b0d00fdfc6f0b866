/**
 * Runs in the app's page before its first own line: time limits of 0.9 s and more pass when the script says so, and
 * never by themselves. A busy machine would run into them while a person clicks through the wallet. Playwright's clock
 * belongs to the whole browser, and MetaMask's pages refuse it (LavaMoat).
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
    // The browser's own number for it, which no other timer can have.
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
