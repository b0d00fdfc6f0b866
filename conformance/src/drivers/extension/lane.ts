import { startExtensionHost, type ExtensionHost } from './host.ts'

/** A browser with MetaMask at a time: where one breaks, what was done in it is lost, and what comes next has another. */
export type Lane<T> = {
  /** The newest. */
  host(): ExtensionHost
  /** What launching the first one gave. */
  launched: Promise<T>
  /** Launches another where the newest has ended; undefined where it has not. */
  mend(): Promise<T | undefined>
  /** Closes all there ever were. */
  close(): Promise<void>
}

/**
 * Starts a driver's process and its browser.
 *
 * @param launch opens the browser; it is asked again for each that takes the place of another.
 * @throws UsageError where the driver is not installed.
 */
export function createLane<T>(launch: (host: ExtensionHost) => Promise<T>): Lane<T> {
  const hosts = [startExtensionHost()]
  const host = () => hosts.at(-1)!
  return {
    host,
    launched: launch(host()),
    async mend() {
      if (!host().ended()) return undefined
      hosts.push(startExtensionHost())
      try {
        return await launch(host())
      } catch (error) {
        // One without a browser is no use: whoever comes next asks for another.
        await host().close()
        throw error
      }
    },
    close: async () => void (await Promise.all(hosts.map((one) => one.close()))),
  }
}
