import { ancestors, areUnchanged } from './processAncestors.ts'

/** Waits for Ctrl-C, SIGTERM, a closed terminal, or the end of a parent process, whose `kill -9` sends no signal. */
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
