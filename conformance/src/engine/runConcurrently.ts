export declare namespace runConcurrently {
  type Options<T> = {
    /** How many items run at a time. */
    concurrency: number
    /** The ids of the items that come first; ids that are not among the items count as done. Default: none. */
    waitsFor?: (item: T) => readonly string[]
  }
}

/**
 * Runs a task for each item, in the order of the items as far as possible: an item begins when those that it waits for
 * are done. Items that wait for each other begin one after the other.
 *
 * @throws what the first task threw that failed; no task begins after it.
 * @example
 * await runConcurrently(checks, { concurrency: 3, waitsFor: prerequisites }, runCheck)
 */
export async function runConcurrently<T extends { id: string }>(
  items: readonly T[],
  { concurrency, waitsFor = () => [] }: runConcurrently.Options<T>,
  task: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  const unfinished = new Set(items.map(({ id }) => id))
  const running = new Set<Promise<void>>()

  const takeNext = (): T | undefined => {
    const at = waiting.findIndex((item) =>
      waitsFor(item).every((id) => id === item.id || !unfinished.has(id)),
    )
    return at === -1 ? undefined : waiting.splice(at, 1)[0]
  }
  const start = (item: T) => {
    const done = task(item).then(() => {
      unfinished.delete(item.id)
      running.delete(done)
    })
    // The race below reports the first that fails; the others must not end the process.
    done.catch(() => undefined)
    running.add(done)
  }

  while (waiting.length > 0 || running.size > 0) {
    let item: T | undefined
    while (running.size < concurrency && (item = takeNext())) start(item)
    // Nothing can start and nothing runs: the items wait for each other.
    if (running.size === 0) start(waiting.shift()!)
    await Promise.race(running)
  }
}
