export declare namespace runConcurrently {
  type Options<T> = {
    /** Number of items that run at a time. */
    concurrency: number
    /** Returns the ids of the items that must finish first. Unknown ids count as finished. Default: none. */
    waitsFor?: (item: T) => readonly string[]
  }
}

/**
 * Runs a task for each item, in order as far as possible. An item starts when the items that it waits for are
 * finished. Items that wait for each other start one after the other.
 *
 * @throws the error of the first task that failed. No task starts after it.
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
    // The `Promise.race` below throws the first error. Errors of other tasks must not become unhandled
    // rejections.
    done.catch(() => undefined)
    running.add(done)
  }

  while (waiting.length > 0 || running.size > 0) {
    let item: T | undefined
    while (running.size < concurrency && (item = takeNext())) start(item)
    // Nothing runs and nothing can start: the items wait for each other.
    if (running.size === 0) start(waiting.shift()!)
    await Promise.race(running)
  }
}
