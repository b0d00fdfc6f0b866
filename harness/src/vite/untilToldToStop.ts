/**
 * Waits for Ctrl-C, a polite kill, a closed terminal, or the end of the process that started us: its
 * `kill -9` reaches nobody else, and a server without its terminal is a process left behind.
 */
export function untilToldToStop(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => resolve())
    const parent = process.ppid
    const watch = setInterval(() => {
      if (process.ppid === parent) return
      clearInterval(watch)
      resolve()
    }, 500)
    watch.unref()
  })
}
