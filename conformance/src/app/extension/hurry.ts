/**
 * Runs in the app's page before its first own line: the app's limits, of a second and more, pass when the
 * script says so and never by themselves, or a busy machine would run into them while a person clicks through
 * the wallet. Playwright's clock is the whole browser's, and MetaMask's pages refuse it (LavaMoat).
 */
export const hurry = () => {
  const limit = 900
  const waiting = new Map<number, { at: number; run: () => void }>()
  const start = globalThis.setTimeout.bind(globalThis) as (
    run: (...args: unknown[]) => void,
    ms?: number,
    ...args: unknown[]
  ) => number
  const stop = globalThis.clearTimeout.bind(globalThis) as (id?: number) => void
  let ahead = 0

  const later = (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]): number => {
    if (ms < limit) return start(run, ms, ...args)
    // The browser's own number for it, which nobody else can have.
    const id = start(() => {}, 0)
    waiting.set(id, { at: ahead + ms, run: () => run(...args) })
    return id
  }
  const cancel = (id?: number) => {
    if (id !== undefined) waiting.delete(id)
    stop(id)
  }
  Object.assign(globalThis, { setTimeout: later, clearTimeout: cancel })
  Object.defineProperty(globalThis, '__hurry', {
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
