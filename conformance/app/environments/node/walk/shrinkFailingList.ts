/** Removes parts of a list without which the rest still fails, first large parts, then smaller ones. */
export const shrinkFailingList = async <Item>(
  moves: readonly Item[],
  fails: (moves: readonly Item[]) => Promise<boolean>,
): Promise<readonly Item[]> => {
  let left = moves
  for (let size = Math.ceil(left.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let at = 0; at < left.length;) {
      const without = [...left.slice(0, at), ...left.slice(at + size)]
      if (await fails(without)) left = without
      else at += size
    }
  }
  return left
}
