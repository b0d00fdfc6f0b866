/** Calls `run` for each item, `atOnce` in parallel. Returns the results in the order of the items. */
export async function runConcurrently<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const queue = items.entries()
  const results: Result[] = []
  const work = async () => {
    for (const [index, item] of queue) results[index] = await run(item)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}
