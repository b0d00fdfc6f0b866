import { ancestors, intact } from './ancestors.ts'

/**
 * Waits for Ctrl-C, a polite kill, a closed terminal, or the end of who started us: a `kill -9` of
 * that one reaches nobody else, and a server without its terminal is a process left behind.
 */
export function untilToldToStop(): Promise<void> {
  const above = ancestors()
  return new Promise((resolve) => {
    const stop = () => {
      clearInterval(watch)
      resolve()
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
    const watch = setInterval(() => intact(above) || stop(), 500)
    watch.unref()
  })
}
