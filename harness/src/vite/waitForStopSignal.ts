import { ancestors, areUnchanged } from './processAncestors.ts'

/**
 * Waits for Ctrl-C, SIGTERM, a closed terminal, or the end of a parent process. A `kill -9` of the parent
 * does not reach this process, which would otherwise run on without a terminal.
 */
export function waitForStopSignal(): Promise<void> {
  const above = ancestors()
  return new Promise((resolve) => {
    const stop = () => {
      clearInterval(watch)
      resolve()
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop)
    const watch = setInterval(() => areUnchanged(above) || stop(), 500)
    watch.unref()
  })
}
