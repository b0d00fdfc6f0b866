export declare namespace waitUntil {
  type Options = {
    /** Start of the error message, without the time: "MetaMask opened no prompt". */
    timeoutMessage: string
    /** Time limit in ms. */
    timeout: number
    /** Interval between two reads, in ms. Default: 20. */
    interval?: number
  }
}

/**
 * Polls until a condition holds.
 *
 * @returns the first value that is neither false nor undefined.
 * @throws Error that begins with `timeoutMessage` after the time limit.
 * @example
 * await waitUntil(() => page.isClosed(), { timeoutMessage: 'The page did not close', timeout: 5000 })
 */
export async function waitUntil<T>(
  read: () => Promise<T | false | undefined> | T | false | undefined,
  { timeoutMessage, timeout, interval = 20 }: waitUntil.Options,
): Promise<T> {
  const end = performance.now() + timeout
  for (;;) {
    const found = await read()
    if (found !== false && found !== undefined) return found
    if (performance.now() > end) throw new Error(`${timeoutMessage} within ${timeout / 1000} s.`)
    await new Promise((resolve) => setTimeout(resolve, interval))
  }
}
