import { startExtensionHost, type ExtensionHost } from './host.ts'
import { notLaunched } from './notLaunched.ts'

/** A browser with MetaMask at a time: where one breaks, what was done in it is lost, and what comes next has another. */
export type Lane<T> = {
  /** The newest. */
  host(): ExtensionHost
  /** What launching the first one gave; rejects with a UsageError where it could not be had, but for mistakes of ours. */
  launched: Promise<T>
  /**
   * Launches another where the newest has ended; undefined where it has not.
   *
   * @throws Error where none can be had, or the lane is closed.
   */
  mend(): Promise<T | undefined>
  /** Whether it has given up: none will be launched any more. */
  spent(): boolean
  /** Closes all there ever were, and launches no more. */
  close(): Promise<void>
}

/** So many launches that fail in a row are all that are tried: each may take half a minute. */
const enough = 3

/**
 * Starts a driver's process and its browser.
 *
 * @param launch opens the browser; it is asked again for each that takes the place of another.
 * @param noteLoad is told for how many ms each page of a check was loaded.
 * @throws UsageError where the driver is not installed.
 */
export function createLane<T>(
  launch: (host: ExtensionHost) => Promise<T>,
  noteLoad?: (ms: number) => void,
): Lane<T> {
  const hosts = [startExtensionHost(noteLoad)]
  const host = () => hosts.at(-1)!
  let failed = 0
  let reason = 'The lane is closed.'
  let closed = false

  async function relaunch(): Promise<T> {
    const next = startExtensionHost(noteLoad)
    hosts.push(next)
    try {
      const launched = await launch(next)
      failed = 0
      return launched
    } catch (cause) {
      // One without a browser is no use: whoever comes next asks for another.
      await next.close()
      failed += 1
      reason = `MetaMask was not launched again: ${cause instanceof Error ? cause.message : String(cause)}`
      // It could be had at the start: not the way in which the suite is used is wrong now.
      throw new Error(reason, { cause })
    }
  }

  return {
    host,
    launched: launch(host()).catch((cause: unknown) => {
      throw notLaunched(cause)
    }),
    async mend() {
      if (!host().ended()) return undefined
      // Two browsers of one lane would share its nodes.
      await host().close()
      if (closed || failed >= enough) throw new Error(reason)
      return relaunch()
    },
    spent: () => failed >= enough,
    async close() {
      closed = true
      await Promise.all(hosts.map((one) => one.close()))
    },
  }
}
