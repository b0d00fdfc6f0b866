const acts = new Set<() => void>()

/**
 * Calls back when the process that forked us is gone. A test worker outlives its runner's `kill -9`
 * for as long as its test takes, and would keep its chains until then.
 *
 * @returns The function that forgets it.
 */
export function whenOrphaned(act: () => void): () => void {
  if (!process.channel) return () => {}
  // One listener for all, or Node takes many chains for a leak.
  if (acts.size === 0) process.on('disconnect', actAll)
  acts.add(act)
  return () => {
    acts.delete(act)
    if (acts.size === 0) process.off('disconnect', actAll)
  }
}

function actAll() {
  for (const act of acts) act()
}
