/**
 * Works through items in so many lanes at once, in their order as far as possible: an item begins when
 * those that it waits for are over. What an item waits for that is not among the items is taken as over.
 *
 * @param lanes is asked before each item: there may be fewer by and by, or more; none while one is to come
 * @param waitsFor the ids that come first; an item that waits for itself by a detour is not started
 * @param grown resolves when there may be a lane more: an item begins there at once
 * @example
 * await inLanes(checks, () => 3, prerequisites, play)
 */
export async function inLanes<T extends { id: string }>(
  items: readonly T[],
  lanes: () => number,
  waitsFor: (item: T) => readonly string[],
  work: (item: T) => Promise<void>,
  grown?: () => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  const unfinished = new Set(items.map(({ id }) => id))
  const running = new Set<Promise<void>>()

  const take = (): T | undefined => {
    const at = waiting.findIndex((item) =>
      waitsFor(item).every((id) => id === item.id || !unfinished.has(id)),
    )
    return at === -1 ? undefined : waiting.splice(at, 1)[0]
  }
  const start = (item: T) => {
    const done = work(item).then(() => {
      unfinished.delete(item.id)
      running.delete(done)
    })
    running.add(done)
  }

  while (waiting.length > 0 || running.size > 0) {
    let item: T | undefined
    while (running.size < lanes() && (item = take())) start(item)
    // Nothing can start and nothing is under way: they wait for each other, so the first one begins.
    if (running.size === 0 && lanes() > 0) start(waiting.shift()!)
    await Promise.race(grown ? [...running, grown()] : running)
  }
}
