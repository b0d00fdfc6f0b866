/** The rows of a list, by what they say, and the one that has the focus. */
export type Rows = { names: readonly string[]; current: number }

/**
 * Which row a key leads to: arrows (round the end), Home, End, or the beginning of a name.
 * `typed` is what was typed just before; a letter typed again goes on to the next such row.
 */
export function rowFor(key: string, { names, current }: Rows, typed = ''): number | undefined {
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
