/** Names of the rows, and the index of the focused one, or -1. */
export type Rows = { names: readonly string[]; current: number }

/**
 * Returns the index of the row to focus after a key: an arrow (wraps around), Home, End, or a character of a name.
 * `typed` is the text that the user typed just before.
 */
export function findRowForKey(
  key: string,
  { names, current }: Rows,
  typed = '',
): number | undefined {
  const count = names.length
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (current + 1) % count
  if (key === 'ArrowUp') return (Math.max(current, 0) - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if ([...key].length !== 1) return undefined
  const wanted = (typed + key).toLocaleLowerCase()
  const repeated = [...wanted].every((letter) => letter === wanted[0])
  const prefix = repeated ? wanted[0]! : wanted
  const from = repeated ? current + 1 : Math.max(current, 0)
  for (let step = 0; step < count; step += 1) {
    const index = (from + step) % count
    if (names[index]!.toLocaleLowerCase().startsWith(prefix)) return index
  }
  return undefined
}
