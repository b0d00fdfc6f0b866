/** Clock whose timers run only in `advance`. */
export type FakeClock = {
  now(): number
  setTimeout(fn: () => void, ms: number): number
  clearTimeout(timer: unknown): void
  /** Calls the due timers in the order of their times. After each timer, waits for the promises that it has started. */
  advance(ms: number): Promise<void>
}

/** Waits until pending microtasks have run, so that promises without a timer or I/O settle. */
export const settlePromises = async (): Promise<void> => {
  // A macrotask runs when no microtask is left. A dynamic import may take another one.
  for (let turn = 0; turn < 2; turn++) await new Promise<void>((done) => setImmediate(done))
}

export const createFakeClock = (): FakeClock => {
  let now = 0
  let lastId = 0
  const timers = new Map<number, { at: number; id: number; fn: () => void }>()

  const next = (until: number) =>
    [...timers.values()]
      .filter(({ at }) => at <= until)
      .toSorted((a, b) => a.at - b.at || a.id - b.id)[0]

  return {
    now: () => now,
    setTimeout(fn, ms) {
      const id = ++lastId
      timers.set(id, { at: now + Math.max(0, ms), id, fn })
      return id
    },
    clearTimeout: (timer) => void timers.delete(timer as number),
    async advance(ms) {
      const until = now + ms
      await settlePromises()
      for (let due = next(until); due !== undefined; due = next(until)) {
        timers.delete(due.id)
        now = due.at
        due.fn()
        await settlePromises()
      }
      now = until
    },
  }
}
