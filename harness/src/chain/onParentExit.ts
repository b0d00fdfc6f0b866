const acts = new Set<() => void>()

/**
 * Calls back when the parent process is gone. After `kill -9` of the runner a test worker lives on until its
 * test ends, and would keep its chains until then.
 *
 * @returns function that removes the callback
 */
export function onParentExit(act: () => void): () => void {
  if (!process.channel) return () => {}
  // A single listener avoids Node's leak warning when there are many chains.
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
