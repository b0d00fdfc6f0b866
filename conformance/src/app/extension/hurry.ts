/**
 * Runs in the app's page before its first own line: lets time pass for the app alone. Playwright's clock is
 * the whole browser's, and MetaMask's pages refuse it (LavaMoat).
 */
export const hurry = () => {
  const waiting = new Map<number, { at: number; run: () => void }>()
  const start = globalThis.setTimeout.bind(globalThis) as (run: () => void, ms?: number) => number
  const stop = globalThis.clearTimeout.bind(globalThis) as (id?: number) => void
  let ahead = 0
  const now = () => performance.now() + ahead

  const later = (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]): number => {
    const once = () => {
      waiting.delete(id)
      run(...args)
    }
    const id = start(once, ms)
    waiting.set(id, { at: now() + ms, run: once })
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
      const due = [...waiting].filter(([, { at }]) => at <= now())
      for (const [id, { run }] of due.toSorted(([, a], [, b]) => a.at - b.at)) {
        stop(id)
        run()
      }
    },
  })
}
