import { createFetchRpc, type Clock, type Rpc } from '@touchstone/harness'

/** What a fake wallet waits for, counted. */
export type Meter = {
  clock: Clock
  rpc(url: (chainId: number) => string | undefined): Rpc
  /** Nothing is under way: what has not come by now will never come. */
  idle(): boolean
}

/**
 * Gives a wallet its clock and its way to the node, and counts what is under way in them. A wallet of
 * our own waits for nothing else, so a promise that is open while all is idle stays open for ever, and
 * nobody needs to wait for a time limit to know.
 */
export function createMeter(): Meter {
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
    },
    rpc(url) {
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
    idle: () => asked === 0 && timers.size === 0,
  }
}
