import { createFetchRpc, type Clock, type Rpc } from '@touchstone/harness'

/**
 * Creates a clock and an RPC function that count the pending timers and requests of a fake wallet. The wallet waits for
 * nothing else, so it is idle if it has neither.
 */
export function createActivityMeter() {
  const timers = new Set<unknown>()
  let asked = 0
  return {
    clock: {
      now: () => performance.now(),
      setTimeout(fn, ms) {
        const timer = setTimeout(() => {
          timers.delete(timer)
          fn()
        }, ms)
        timers.add(timer)
        return timer
      },
      clearTimeout(timer) {
        timers.delete(timer)
        clearTimeout(timer as NodeJS.Timeout)
      },
    } satisfies Clock,
    rpc(url: (chainId: number) => string | undefined): Rpc {
      const ask = createFetchRpc(url)
      return async (...args) => {
        asked += 1
        try {
          return await ask(...args)
        } finally {
          asked -= 1
        }
      }
    },
    /** Returns whether nothing is pending: the wallet settles no open promise before the next call or act. */
    idle: () => asked === 0 && timers.size === 0,
  }
}
